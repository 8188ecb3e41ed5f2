import type { PointerEvent } from 'react'

/** The text of a cell that is cut off is shown as a whole where the pointer rests on it. */
export const showWhole = ({ target }: PointerEvent): void => {
  const cell = target instanceof HTMLElement ? target.closest('td') : null
  if (!cell) return
  const cut = [cell, ...cell.querySelectorAll('*')].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
  )
  if (cut) cell.title = cell.querySelector(':scope > :not([aria-hidden])')?.textContent ?? ''
  else cell.removeAttribute('title')
}
