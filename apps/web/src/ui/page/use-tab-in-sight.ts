import { type RefObject, useEffect, useRef } from 'react'

/** For a row of tabs that scrolls, as on a phone: the chosen one stands in its middle, the page stays. */
export const useTabInSight = (active: string): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[role=tab][aria-selected=true]')
    if (row && tab) row.scrollLeft += middleOf(tab) - middleOf(row)
  }, [active])
  return list
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
