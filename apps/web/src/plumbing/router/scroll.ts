import type { RouterHistory } from '@tanstack/history'

const slot = 'homeward:scroll'

/** Brings the page back to where it stood, on the way back; else to its top, or to a fragment. */
export const keepScroll = () => {
  /** Where the page stood at each entry of the history, in this tab. */
  const places = new Map<string, number>(read())
  let entry = ''
  let before: number | undefined
  let stays = false
  return {
    follow: (history: RouterHistory): void => {
      entry = entryOf(history)
      before = places.get(entry)
      window.history.scrollRestoration = 'manual'
      window.addEventListener('scroll', () => places.set(entry, window.scrollY), { passive: true })
      window.addEventListener('pagehide', () => write([...places]))
      history.subscribe(({ location: { state }, action: { type } }) => {
        entry = entryOf(history)
        const anew = type === 'PUSH' || type === 'REPLACE'
        before = anew ? undefined : places.get(entry)
        stays = anew && 'stay' in state && state.stay === true
      })
    },
    /** Once what is there was drawn, and has its height. */
    arrived: (fragment: string): void => {
      if (stays) return
      const place = before
      requestAnimationFrame(() => {
        const named = fragment === '' ? null : document.getElementById(fragment)
        if (place === undefined && named) named.scrollIntoView()
        else window.scrollTo(0, place ?? 0)
      })
    },
  }
}

const entryOf = ({ location: { state } }: RouterHistory): string => state.__TSR_key ?? ''

const read = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

const write = (places: [string, number][]): void => {
  try {
    sessionStorage.setItem(slot, JSON.stringify(places))
  } catch {
    // A full or forbidden storage only costs the memory of it.
  }
}
