import type { FocusEvent } from 'react'
import { bringHome } from './focus-home.ts'

/** By it the trap that holds the focus in a dialog finds where to begin. */
const mark = 'data-autofocus'

/**
 * What opens over a page gives the focus to its title first. From there it goes on to what asks for it,
 * or to the first field where a field comes first; where neither is there yet, as soon as it is.
 */
export const leadFocus = ({ currentTarget: title }: FocusEvent<HTMLElement>): void => {
  const dialog = title.closest('[role=dialog]')
  if (!dialog || !title.hasAttribute(mark)) return
  bringHome(dialog)
  const lead = (): boolean => {
    const next = wanted(dialog, title) ?? firstField(dialog, title)
    if (!next) return false
    // The mark goes along: whoever comes back to the title stays there.
    title.removeAttribute(mark)
    next.setAttribute(mark, 'true')
    next.focus({ preventScroll: true })
    return true
  }
  if (lead()) return
  const watch = new MutationObserver(() => {
    if (document.activeElement !== title || lead()) watch.disconnect()
  })
  watch.observe(dialog, { childList: true, subtree: true })
}

const wanted = (dialog: Element, title: Element): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(`[${mark}]`)].find((one) => one !== title)

const operable = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]'

/** A list that drops down would cover the others as soon as it has the focus. */
const field = 'input:not([aria-haspopup]), textarea'

const firstField = (dialog: Element, title: Element): HTMLElement | undefined => {
  const [first] = [...dialog.querySelectorAll<HTMLElement>(operable)].filter(
    (one) => !title.parentElement?.contains(one) && !one.matches(':disabled, [tabindex="-1"]'),
  )
  return first?.matches(field) ? first : undefined
}
