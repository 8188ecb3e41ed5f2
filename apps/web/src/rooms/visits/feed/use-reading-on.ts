import { useSyncExternalStore } from 'react'

/** So far (pixels) somebody has scrolled who reads further down. */
const away = 80

const onScroll = (tell: () => void): (() => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

/** Whether somebody reads further down the page. */
export const useReadingOn = (): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY > away)
