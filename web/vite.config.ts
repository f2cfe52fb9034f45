import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8700'
const LATER = new RegExp(
  [
    'CopyLink',
    'DeviceLink',
    'ClockChoice',
    'ClockDescription',
    'ContinueButton',
    'ForkButton',
    'InviteLink',
    'Log',
    'NameInput',
    'Outcome',
    'SeatList',
    'Shuffle',
    'name_input',
  ]
    .map((name) => `[\\\\/](?:ui|table[\\\\/]\\w+)[\\\\/]${name}\\.`)
    .join('|'),
)
const HINTS = /[\\/](?:coach[\\/](?:HintPanel|hint_sentences)|games[\\/](?:coaches|\w+[\\/]coach))\./
const SENTENCES = /[\\/]locales[\\/](\w+)[\\/](web-)?([\w-]+)\.ftl/
const OF_EVERY_PAGE = ['app', 'match', 'review', 'server', 'web']
const OF_THE_WORKER = /[\\/]src[\\/]offline[\\/](shell|worker)\.ts$/

/** The file with sentences of a language that a page asks for together: they also compress better so. */
function sentencesOf(id: string): string | null {
  const [, language, , topic] = SENTENCES.exec(id) ?? []
  if (!language || !topic) return null
  return `${OF_EVERY_PAGE.includes(topic) ? 'sentences' : topic}-${language}`
}

/** Lists all files of the build for the service worker, those in public/ too. */
function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['worker.js']
        if (worker?.type !== 'chunk') throw new Error('there is no worker to build')
        if (worker.imports.length) throw new Error('the worker shares code with the pages')
        const built = Object.keys(bundle).filter((name) => name !== 'worker.js' && name !== 'index.html')
        const page = bundle['index.html']
        const given = readdirSync('public').filter((name) => !name.endsWith('.txt'))
        const digest = createHash('sha256').update(
          [...built, page?.type === 'asset' ? page.source : ''].join('\n'),
        )
        const kept = { digest: digest.digest('hex').slice(0, 16), files: [...built, ...given].sort() }
        worker.code = worker.code.replace('__KEPT__', () => JSON.stringify(kept))
      },
    },
  }
}

/** Beside each text file its gzip, so that the server never compresses. */
function gzipped(): Plugin {
  return {
    name: 'gzipped',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|html)$/.test(file.fileName)) continue
          const source = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source })
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), shell(), gzipped()],
  build: {
    outDir: '../src/clachan/web',
    emptyOutDir: true,
    target: 'es2023',
    // The server allows no data: for fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // A worker governs the pages beside it and below, and its name stays.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // Each file that a page asks for costs it time: what always comes together lies together.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', tags: ['$initial'], test: (id) => !OF_THE_WORKER.test(id) },
            { name: sentencesOf, debugName: 'sentences', test: /\.ftl\b/ },
            { name: 'cards', test: /[\\/]pieces[\\/](cards|targes|tartans)[\\/]/ },
            { name: 'tiles', test: /[\\/]pieces[\\/](flat_drawing|goods|pawns|tiles)\b/ },
            // What hints say, with the panel that shows them.
            { name: 'reasons', test: HINTS },
            { name: 'clans', test: /[\\/]games[\\/]clans[\\/][^\\/]*$/, minShareCount: 2 },
            { name: 'glenmore', test: /[\\/]games[\\/]glenmore[\\/][^\\/]*$/, minShareCount: 2 },
            // What a drawn table can do without at first.
            { name: 'later', test: LATER, minShareCount: 2 },
            {
              name: 'table',
              test: /[\\/]src[\\/](coach|games[\\/]shared|table|ui)[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
