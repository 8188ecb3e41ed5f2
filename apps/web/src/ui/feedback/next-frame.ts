import { flushSync } from 'react-dom'

/**
 * Changes a state with the next frame, and at once then: what opens notes where the focus was only if its
 * effects run before it takes the focus. Returns what calls it off.
 */
export const withNextFrame = (change: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => flushSync(change))
  return () => cancelAnimationFrame(frame)
}
