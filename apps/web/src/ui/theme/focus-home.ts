/** What lies over the page: menus, lists, dialogs. */
const over = '[data-mantine-shared-portal-node], [data-portal], [role=dialog], [role=menu]'

/** What had the focus last on the page itself. */
let home: HTMLElement | undefined

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(over)) home = target
})

/** After what returns the focus by itself had its turn; in milliseconds. */
const turn = 40

/**
 * Once a dialog is gone: where its opener is gone too, as the item of a menu is, the focus goes back to
 * where it was on the page before.
 */
export const bringHome = (dialog: Element): void => {
  const watch = new MutationObserver(() => {
    if (dialog.isConnected) return
    watch.disconnect()
    setTimeout(() => {
      if (document.activeElement === document.body && home?.isConnected)
        home.focus({ preventScroll: true })
    }, turn)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
