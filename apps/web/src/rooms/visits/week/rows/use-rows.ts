import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Lane } from './lanes.ts'

type Rows = Virtualizer<HTMLDivElement, Element>

/** The heights of a card and of a row without cards, in pixels, until they are measured. */
const cardHeight = 41
const leastHeight = 58
/** Rows that are drawn beyond the edges, so that scrolling finds no blank cells. */
const beyond = 8

const heightOf = (lane: Lane | undefined): number => {
  const most = Math.max(0, ...(lane?.days.map((visits) => visits.length) ?? []))
  return Math.max(leastHeight, most * cardHeight + 6)
}

/** Where nothing is laid out yet, the board is as high as the window. */
const observeRect = (rows: Rows, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(rows, (rect) =>
    tell(rect.height > 0 ? rect : { width: window.innerWidth, height: window.innerHeight }),
  )

/** Whether the page is being printed: then every row is drawn. */
const usePrinted = (): boolean => {
  const [printed, setPrinted] = useState(false)
  useEffect(() => {
    const [begin, end] = [true, false].map((now) => () => flushSync(() => setPrinted(now)))
    if (!begin || !end) return undefined
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printed
}

type Asked = {
  grid: RefObject<HTMLDivElement | null>
  lanes: readonly Lane[]
  /** Rows that stay drawn wherever the board is scrolled: of the focus, and of what is carried. */
  kept: readonly number[]
  /** What holds the rows; what stands above it stays at the top, and covers as much of the sight. */
  covered: RefObject<HTMLDivElement | null>
}

/** The rows of the board that are in sight, with their places. */
export const useRows = ({ grid, lanes, kept, covered }: Asked): Rows => {
  const printed = usePrinted()
  const key = kept.join()
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (printed) return Array.from({ length: range.count }, (_, at) => at)
      const held = key === '' ? [] : key.split(',').map(Number)
      const inSight = defaultRangeExtractor(range)
      return [...new Set([...inSight, ...held.filter((at) => at >= 0 && at < range.count)])].sort(
        (a, b) => a - b,
      )
    },
    [key, printed],
  )
  useLayoutEffect(() => {
    grid.current?.style.setProperty('--covered', `${covered.current?.offsetTop ?? 0}px`)
  })
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  return useVirtualizer<HTMLDivElement, Element>({
    count: lanes.length,
    getScrollElement: () => grid.current,
    estimateSize: (at) => heightOf(lanes[at]),
    getItemKey: (at) => lanes[at]?.id ?? at,
    observeElementRect: observeRect,
    overscan: beyond,
    rangeExtractor,
    scrollPaddingEnd: covered.current?.offsetTop ?? 0,
  })
}
