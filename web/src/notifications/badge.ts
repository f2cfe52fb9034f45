// The signs outside the page: the icon of the tab, and of the app where it is installed.
const PLAIN = '/icon.svg'
const TURN = '/icon-turn.svg'

export function showBadge(isOn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', isOn ? TURN : PLAIN)
  if (!('setAppBadge' in navigator)) return
  // Some browsers have it and do not let it be used.
  const done = isOn ? navigator.setAppBadge(1) : navigator.clearAppBadge()
  done.catch(() => {})
}
