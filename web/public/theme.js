// Before the first paint: the theme that was chosen, else the system's.
;(function () {
  let theme = 'system'
  try {
    theme = JSON.parse(localStorage.getItem('clachan') || '{}').theme
  } catch {
    // No storage, or not ours: the system decides.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
