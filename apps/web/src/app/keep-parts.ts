/** How long the screen that somebody came for has the network to itself, in milliseconds. */
const patience = 5000

/**
 * Loads the other screens of the office ahead, one file after the other, so that they open without a
 * network and after a new version was put up. The service worker keeps them; without one there is no use.
 */
export const keepParts = (): (() => void) => {
  const stopped = new AbortController()
  const timer = setTimeout(() => {
    if (navigator.serviceWorker?.controller) void load(stopped.signal).catch(() => undefined)
  }, patience)
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

async function load(signal: AbortSignal): Promise<void> {
  const answer = await fetch('/parts.json', { signal })
  if (!answer.ok) return
  const parts: string[] = await answer.json()
  for (const part of parts) await fetch(part, { signal, priority: 'low' })
}
