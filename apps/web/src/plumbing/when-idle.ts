/** Milliseconds in which a page gets its data: a slow phone idles between them, too. */
const pageTime = 1500

/** Does something once the page stands and nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window)
    setTimeout(() => requestIdleCallback(work, { timeout: 3000 }), pageTime)
  else setTimeout(work, 300)
}
