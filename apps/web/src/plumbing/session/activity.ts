/** What counts as activity: hands on the device, not what the app does by itself. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Other tabs hear of it no more often than this, in milliseconds. */
const pace = 5000

let activeAt = Date.now()

/** When somebody last did something, in any tab, in milliseconds since 1970. */
export const lastActivity = (): number => activeAt

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('homeward:activity') : undefined
let toldAt = 0

/** Notes that somebody is here, in this tab and the others. */
export const noteActivity = (): void => {
  activeAt = Date.now()
  if (activeAt - toldAt < pace) return
  toldAt = activeAt
  channel?.postMessage(activeAt)
}

/**
 * Follows the hands of the person in all tabs. `counts` says whether they still count: once a
 * warning stands, a nudge of the mouse is no answer to it.
 */
export const followActivity = (counts: () => boolean): (() => void) => {
  const note = () => {
    if (counts()) noteActivity()
  }
  const hear = ({ data }: MessageEvent<number>) => {
    activeAt = Math.max(activeAt, data)
  }
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
  channel?.addEventListener('message', hear)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    channel?.removeEventListener('message', hear)
  }
}
