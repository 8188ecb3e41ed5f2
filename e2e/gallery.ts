import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags } from './playwright.config.ts'
import { galleryScreens, type Shot } from './gallery-screens.ts'
import { signIn } from './sign-in.ts'

/** `npm run gallery`: every reachable screen at desktop and phone width, with the demo's data. */
const out = process.env.OUT ?? 'gallery'
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set; run npm run gallery.')

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

await mkdir(out, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: chromiumFlags,
})
let missing = 0
for (const [size, viewport] of Object.entries(widths)) {
  for (const [user, shots] of Object.entries(galleryScreens)) {
    const page = await open(browser, viewport, user)
    for (const shot of shots) missing += (await take(page, shot, size)) ? 0 : 1
    await page.context().close()
  }
}
await browser.close()
if (missing > 0) process.exitCode = 1

async function open(from: Browser, viewport: { width: number; height: number }, user: string) {
  const context = await from.newContext({
    baseURL,
    viewport,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (user !== 'nobody') await signIn(page, user)
  return page
}

async function take(page: Page, shot: Shot, size: string): Promise<boolean> {
  const path = await shot.path(page)
  if (!path) {
    process.stdout.write(`  ${shot.name}: there is no record to show\n`)
    return false
  }
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // Data that comes after the frame: skeletons are gone when nothing is said to be busy any more.
  await page
    .locator('[aria-busy="true"], [role="status"][aria-label="Loading"]')
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined)
  await page.screenshot({
    path: join(out, `${shot.name}-${size}.png`),
    fullPage: shot.full ?? false,
  })
  return true
}
