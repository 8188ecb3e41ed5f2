import { expect, type Page } from '@playwright/test'
import { settled } from './check.ts'

/** A screen that asks the server nothing: from there every other one is made anew. */
const between = '/error-forbidden'

/** Shows a screen; the app goes there by itself where it runs already, which saves loading it. */
export async function show(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path)
  else {
    if (new URL(page.url()).pathname !== between) await goInside(page, between)
    if (path !== between) await goInside(page, path)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
}

/** Goes on within the app, and waits for another title than the one that stands there. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = ''
    history.pushState(null, '', href)
  }, path)
  await page.locator('h1:not([data-left])').waitFor()
}
