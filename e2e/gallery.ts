import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { galleryScreens, type Person, type Shot, spanishPeople } from './gallery-screens.ts'
import { adminOverlays } from './overlays/admin.ts'
import { listOverlays } from './overlays/lists.ts'
import type { Overlay } from './overlays/overlay.ts'
import { agentOverlays, clientOverlays } from './overlays/people.ts'
import { shellOverlays } from './overlays/shell.ts'
import { show } from './overlays/show.ts'
import { workOverlays } from './overlays/work.ts'
import { chromiumFlags } from './playwright.config.ts'
import { signIn } from './sign-in.ts'

/**
 * `npm run gallery`: every reachable screen at desktop and phone width in both schemes, what opens over them,
 * the pages that speak Spanish, and all parts of the look, with the demo's data.
 */
const out = process.env.OUT ?? 'gallery'
const only = process.env.ONLY ?? ''
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set; run npm run gallery.')

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const overlays = [
  ...shellOverlays,
  ...listOverlays,
  ...clientOverlays,
  ...agentOverlays,
  ...workOverlays,
  ...adminOverlays,
]

const wanted = ({ name }: { name: string }) => name.includes(only)

await mkdir(out, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: chromiumFlags,
})
let missing = 0
for (const [size, viewport] of Object.entries(widths)) {
  for (const [user, shots] of Object.entries(galleryScreens))
    await takeAll(viewport, user as Person, shots, size)
  for (const user of spanishPeople)
    await takeAll(viewport, user, galleryScreens[user], `${size}-es`, 'es-US')
}
await takeOverlays(overlays.filter(wanted))
if (process.env.DESIGN_URL && wanted({ name: 'design' }))
  for (const [size, viewport] of Object.entries(widths)) {
    const page = await open(browser, viewport, 'nobody')
    await page.goto(`${process.env.DESIGN_URL}/design`)
    // Its sources are read as they are asked for, which takes a while at first.
    await page.getByRole('region', { name: 'Nothing to show' }).waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    await inBothSchemes(page, `design-${size}`, true)
    await page.context().close()
  }
await browser.close()
if (missing > 0) process.exitCode = 1

async function takeAll(
  viewport: { width: number; height: number },
  user: Person,
  shots: readonly Shot[],
  end: string,
  locale = 'en-US',
): Promise<void> {
  const chosen = shots.filter(wanted)
  if (chosen.length === 0) return
  const page = await open(browser, viewport, user, locale)
  for (const shot of chosen) missing += (await take(page, shot, end)) ? 0 : 1
  await page.context().close()
}

async function open(
  from: Browser,
  viewport: { width: number; height: number },
  user: Person,
  locale = 'en-US',
): Promise<Page> {
  const context = await from.newContext({
    baseURL,
    viewport,
    locale,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (user !== 'nobody') await signIn(page, user, locale.startsWith('es') ? 'es' : 'en')
  return page
}

async function take(page: Page, shot: Shot, end: string): Promise<boolean> {
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
  await inBothSchemes(page, `${shot.name}-${end}`, shot.full)
  return true
}

async function takeOverlays(chosen: readonly Overlay[]): Promise<void> {
  if (chosen.length === 0) return
  const page = await open(browser, widths.desktop, 'owner')
  for (const { name, on, open: openIt, only: where } of chosen) {
    if (where === 'phone') continue
    try {
      await page.keyboard.press('Escape')
      await show(page, typeof on === 'string' ? on : await on(page))
      await openIt(page)
      await page.waitForTimeout(400)
      await inBothSchemes(page, `over-${name.replaceAll(/\W+/g, '-')}`)
    } catch (error) {
      process.stdout.write(`  ${name}: ${String(error).split('\n')[0]}\n`)
      missing += 1
    }
  }
  await page.context().close()
}

async function inBothSchemes(page: Page, name: string, fullPage = false): Promise<void> {
  for (const [scheme, end] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // What fades from one scheme to the other has done so.
    await page.waitForTimeout(250)
    await page.screenshot({ path: join(out, `${name}${end}.png`), fullPage })
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
