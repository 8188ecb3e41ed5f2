import { type RefObject, useEffect } from 'react'
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

/**
 * Single keys of a list. The row with the focus is the current one, so that a reader follows and
 * Enter is the link's own. People who dictate switch single keys off in the help.
 */
export const useListKeys = (region: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!preferences().singleKeys || isTyping(event)) return
      const act = region.current && actions[event.key]
      if (act && region.current) {
        event.preventDefault()
        act(region.current)
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [region])
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

const currentAt = (rows: HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement))

/** Moves the focus to the next row, or to the one before. */
export const step = (by: 1 | -1) => (region: HTMLElement) => {
  const rows = rowsOf(region)
  const at = currentAt(rows)
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)
  const target = rows[next]?.querySelector<HTMLElement>('[data-row-link]') ?? focusable(rows[next])
  target?.focus()
}

const focusable = (row: HTMLElement | undefined): HTMLElement | undefined => {
  row?.setAttribute('tabindex', '-1')
  return row
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
