import type { Page } from '@playwright/test'

/** What lies over a page and takes the focus. */
export const dialogs = (page: Page) => page.locator('[role=dialog]').filter({ visible: true })

/** Remembers what somebody pressed on the page itself, from the inside of the page. */
export const rememberOpener = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return
        if (target.closest('[data-mantine-shared-portal-node]')) return
        target.closest('button, a, [tabindex]')?.setAttribute('data-opener', '')
      },
      true,
    )
  })

/** Remembers where the focus is, as the place where a round begins. */
export const rememberBegin = (page: Page): Promise<void> =>
  page.evaluate(() => document.activeElement?.setAttribute('data-begin', ''))

/** Where the focus is now. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return {
      within: Boolean(at?.closest('[data-mantine-shared-portal-node], [role=dialog]')),
      begin: Boolean(at?.hasAttribute('data-begin')),
      onClose: Boolean(at?.matches('.mantine-Modal-close, .mantine-Drawer-close')),
      what: at?.outerHTML.slice(0, 140) ?? 'nothing',
    }
  })

/** Whether the focus is where it was before, or in it, or around it; nowhere is the body. */
export const isBack = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return false
    const openers = [...document.querySelectorAll('[data-opener]')]
    // What opened it may be gone, as the row is that was chosen.
    return openers.length === 0 || openers.some((one) => one.contains(at) || at.contains(one))
  })
