// Sets the colour scheme before the first paint. A file of its own, because the content security
// policy allows no inline script. The key is the one that plumbing/preferences.ts writes.
;(() => {
  let scheme = 'auto'
  try {
    scheme = JSON.parse(localStorage.getItem('homeward') ?? '{}').colorScheme ?? 'auto'
  } catch {
    // What cannot be read counts as no choice.
  }
  const dark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
