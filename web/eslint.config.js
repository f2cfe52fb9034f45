import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/api/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['*.config.*', 'tests/**'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // Prettier does not break comments.
      'max-len': ['error', { code: 110, ignoreUrls: true, ignorePattern: '\\bd="M' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // TypeScript knows the names, also those of the browser.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A callback that does nothing is a value.
      '@typescript-eslint/no-empty-function': 'off',
      // The pictures are drawn as SVG text of our own; nothing of it comes from a user.
      'svelte/no-at-html-tags': 'off',
      // A space between two parts of a line stays where the formatter breaks it.
      'svelte/no-useless-mustaches': 'off',
      // The words of an explanation are no names of warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Only some sets and maps are state; the router follows plain links.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Drawings are data.
  { files: ['src/pieces/**', 'src/ui/icons.ts'], rules: { 'max-len': 'off' } },
)
