import { type RefObject, useEffect, useEffectEvent } from 'react'
import { preferences } from '../../plumbing/preferences.ts'

/** The keys of every list, as the help shows them. */
export const listKeys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open row'],
  ['x', 'Select row'],
  ['/', 'Search'],
  ['Esc', 'Close panel'],
] as const

type Options = {
  /** Told which row the keys led to; with it the arrows lead on from a row too. */
  onRow?: ((id: string) => void) | undefined
}

/**
 * Single keys of a list. The row with the focus is the current one, so that a reader follows and
 * Enter is the link's own. People who dictate switch single keys off in the help.
 */
export const useListKeys = (region: RefObject<HTMLElement | null>, { onRow }: Options = {}) => {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!region.current || isTyping(event)) return
    const arrow = onRow && isOnRow(event.target) ? arrows[event.key] : undefined
    const act = arrow ?? (preferences().singleKeys ? actions[event.key] : undefined)
    if (!act) return
    event.preventDefault()
    const before = rowsOf(region.current)[currentAt(rowsOf(region.current))]
    act(region.current)
    const rows = rowsOf(region.current)
    const row = rows[currentAt(rows)]
    if (row && row !== before && row.dataset.row) onRow?.(row.dataset.row)
  })
  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const typingIn =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]'

/** Whether a key belongs to a field, a dialog or the browser. */
export const isTyping = (event: KeyboardEvent): boolean => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return true
  return event.target instanceof HTMLElement && event.target.closest(typingIn) !== null
}

const rowsOf = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row]'),
]

const isOnRow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-row], [data-row-link]')

/** The row with the focus, else the one whose panel is open. */
const currentAt = (rows: HTMLElement[]): number => {
  const held = rows.findIndex((row) => row.contains(document.activeElement))
  return held >= 0 ? held : rows.findIndex(({ dataset }) => dataset.current !== undefined)
}

/** Moves the focus to the next row, or to the one before. */
export const step = (by: 1 | -1) => (region: HTMLElement) => {
  const rows = rowsOf(region)
  const at = currentAt(rows)
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)
  const target = rows[next]?.querySelector<HTMLElement>('[data-row-link]') ?? focusable(rows[next])
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}

const focusable = (row: HTMLElement | undefined): HTMLElement | undefined => {
  row?.setAttribute('tabindex', '-1')
  return row
}

const arrows: Record<string, (region: HTMLElement) => void> = {
  ArrowDown: step(1),
  ArrowUp: step(-1),
}

const actions: Record<string, (region: HTMLElement) => void> = {
  j: step(1),
  k: step(-1),
  x: (region) => {
    const rows = rowsOf(region)
    rows[currentAt(rows)]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  },
  '/': (region) => region.querySelector<HTMLInputElement>('[data-list-search]')?.focus(),
}
