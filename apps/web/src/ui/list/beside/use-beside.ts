import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { isTyping } from '../keys.ts'

/** A panel beside a list on a desk; where there is no room for it, the page of the row is shown instead. */
export type Beside = {
  /** What a row is, in the singular: "Visit". */
  of: string
  /** The page of a row. */
  page: (id: string) => string
  /** What the panel shows; it reads the record by itself, so that it stays while the row leaves the list. */
  body: (id: string) => ReactNode
}

type Asked = {
  beside: Beside | undefined
  region: RefObject<HTMLElement | null>
  rows: readonly { id: string }[] | undefined
  /** How many rows come before the first of these, and how many there are in all. */
  meta: { page: number; items: number; total: number } | undefined
  flat: FlatQuery
  show: (id: string | undefined) => void
}

/** The row of a list whose record stands beside it, and the ones before and after. */
export const useBeside = ({ beside, region, rows, meta, flat, show }: Asked) => {
  const desk = !useMediaQuery('(width < 64.0625em)', false, { getInitialValueInEffect: false })
  const go = useGo()
  const id = beside && flat.open
  const page = id !== undefined && !desk ? beside?.page(id) : undefined
  useEffect(() => {
    if (page !== undefined) go(page, { replace: true })
  }, [page, go])

  const found = rows?.findIndex((row) => row.id === id) ?? -1
  // A row that was settled leaves the list; the one that takes its place comes next.
  const [last, setLast] = useState(found)
  if (found >= 0 && found !== last) setLast(found)
  const before = rows?.[(found >= 0 ? found : last) - 1]?.id
  const after = rows?.[found >= 0 ? found + 1 : last]?.id
  const place = (meta ? (meta.page - 1) * meta.items : 0) + found + 1
  const focusRow = (wanted: string | undefined) =>
    rowIn(region.current, wanted)?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  const close = () => {
    show(undefined)
    focusRow(id)
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isTyping(event)) return
    event.preventDefault()
    close()
  })
  const opened = id !== undefined && desk
  useEffect(() => {
    if (!opened) return undefined
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [opened])

  if (!beside || !desk) return undefined
  return {
    ...beside,
    id,
    before,
    after,
    position: found >= 0 && meta ? `${place} of ${meta.total.toLocaleString('en-US')}` : undefined,
    show,
    close,
    /** Opens a row; the one that is open gets the focus in its panel. */
    open: (wanted: string) =>
      wanted === id
        ? region.current?.querySelector<HTMLElement>('[data-beside]')?.focus()
        : show(wanted),
    /** Shows a row that keys have led to, if a panel is open. */
    follow: (wanted: string) => {
      if (id !== undefined) show(wanted)
    },
  }
}

export type BesideState = NonNullable<ReturnType<typeof useBeside>>

const rowIn = (region: HTMLElement | null, id: string | undefined): HTMLElement | undefined =>
  [...(region?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
    ({ dataset }) => dataset.row === id,
  )
