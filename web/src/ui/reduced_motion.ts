/** Whether the reader asks for as little motion as can be: in the settings, or in the system's. */
export function isReduced(): boolean {
  const isChosen = document.documentElement.dataset['motion'] === 'reduced'
  return isChosen || matchMedia('(prefers-reduced-motion: reduce)').matches
}
