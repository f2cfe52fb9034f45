import { tick } from 'svelte'

/** Whether no one could be called by it. */
export function isBlank(name: string): boolean {
  return name.trim() === ''
}

/** To the first field that something is wrong with, once that is said. */
export async function goToProblem(form: HTMLElement | undefined): Promise<void> {
  await tick()
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
