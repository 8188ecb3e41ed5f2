import type { MouseEvent } from 'react'

const controls = 'a, button, input, label, select'

/** A click anywhere in a row opens it; other links and controls of the row keep what they do. */
export const openings = (id: string, onOpen: (id: string) => void) => ({
  'data-opens': true,
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    const control = event.target instanceof Element && event.target.closest(controls)
    const own = control && !control.matches('[data-row-link]')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (own || modified || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    onOpen(id)
  },
})
