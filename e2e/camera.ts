import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags } from './playwright.config.ts'
import { signIn } from './sign-in.ts'

type Look = {
  /** Who looks; nobody is signed out. */
  user: string
  viewport: { width: number; height: number }
}

/** Where the product is that pictures are taken of. */
function address(): string {
  const { BASE_URL } = process.env
  if (!BASE_URL) throw new Error('BASE_URL is not set; run npm run gallery or npm run pictures.')
  return BASE_URL
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: chromiumFlags,
  })

/** A page of somebody, with nothing in it that moves. */
export async function openPage(browser: Browser, { user, viewport }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address(),
    viewport,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (user !== 'nobody') await signIn(page, user)
  return page
}

/** Goes to a screen and waits until it shows its data. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // Data that comes after the frame: skeletons are gone when nothing is said to be busy any more.
  await page
    .locator('[aria-busy="true"], [role="status"][aria-label="Loading"]')
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined)
}
