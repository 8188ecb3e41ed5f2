import { type RefObject, useEffect, useRef } from 'react'
import { somethingOpens } from '../feedback/opening.ts'

let arrivals = 0

/** Names the page in the tab of the browser; its title, which takes the ref, gets the focus on arrival. */
export const useArrival = (documentTitle: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was opened meanwhile, as the command palette, has it or is about to take it.
    if (arrivals > 0 && !somethingOpens()) heading.current?.focus({ preventScroll: true })
    arrivals += 1
  }, [])
  useEffect(() => {
    document.title = `${documentTitle} · Homeward`
  }, [documentTitle])
  return heading
}
