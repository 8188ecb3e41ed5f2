/** What lies over the page: menus, lists, dialogs. */
const over = '[data-mantine-shared-portal-node], [data-portal], [role=dialog], [role=menu]'

/** What had the focus last on the page itself. */
let home: HTMLElement | undefined

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(over)) home = target
})

/** After what returns the focus by itself had its turn; in milliseconds. */
const turn = 40

const watched = new WeakSet<Element>()

/** Where a page begins. */
const titleOf = (page: Document): HTMLElement | null => page.querySelector('main h1[tabindex]')

/**
 * Once a dialog is gone: where its opener is gone too, as the item of a menu is, or where it opened by
 * itself, the focus goes back to where it was on the page before, or else to the title of the page.
 */
export const bringHome = (dialog: Element): void => {
  if (watched.has(dialog)) return
  watched.add(dialog)
  const page = dialog.ownerDocument
  const watch = new MutationObserver(() => {
    if (dialog.isConnected) return
    watch.disconnect()
    setTimeout(() => {
      if (page.activeElement !== page.body) return
      const place = home?.isConnected ? home : titleOf(page)
      place?.focus({ preventScroll: true })
    }, turn)
  })
  watch.observe(page.body, { childList: true, subtree: true })
}
