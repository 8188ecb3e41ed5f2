import { expect, type Page } from '@playwright/test'
import { apiOf } from './api.ts'
import { check, type Findings, noFindings, report } from './overlays/check.ts'
import { declaredScreens } from './declared-screens.ts'
import { looks } from './overlays/looks.ts'
import { importScreen, madeImport } from './overlays/made.ts'
import { show } from './overlays/show.ts'
import { galleryScreens, signposts } from './gallery-screens.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

// The worker would answer before what a test lets the server say.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

const seen = new Set<string>()

for (const [username, shots] of Object.entries(galleryScreens))
  test(`screens for ${username}`, async ({ page }) => {
    test.setTimeout(600_000)
    const findings = noFindings()
    if (username !== 'nobody') await signIn(page, username)
    for (const { name, path: find } of shots) {
      const path = await find(page)
      if (path === undefined) findings.faults.push(noRecord(name))
      else await test.step(name, () => checkScreen(page, findings, path))
    }
    if (username === 'owner')
      await checkScreen(page, findings, await importScreen(page, madeImport))
    report(username, findings)
  })

for (const username of ['nobody', 'caregiver'] as const)
  test(`screens for ${username} in Spanish`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000)
    const findings = noFindings()
    const context = await browser.newContext({ baseURL, locale: 'es-US', serviceWorkers: 'block' })
    const page = await context.newPage()
    if (username !== 'nobody') await signIn(page, username, 'es')
    for (const { name, path: find } of galleryScreens[username] ?? []) {
      const path = await find(page)
      if (path !== undefined) await test.step(name, () => checkScreen(page, findings, path))
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await context.close()
    // The next file meets everybody in English.
    if (username !== 'nobody')
      await (await apiOf(baseURL ?? '', username)).send('PATCH', 'me', { language: 'en' })
    report(`${username} in Spanish`, findings)
  })

test('every screen is among them', () => {
  const missing = declaredScreens
    .filter(({ path }) => !signposts.includes(path))
    .filter(({ path }) => {
      const pattern = new RegExp(
        `^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`,
      )
      return ![...seen].some((one) => pattern.test(one))
    })
  expect(missing.map(({ id }) => id)).toEqual([])
})

const noRecord = (at: string) => ({
  at,
  look: 'any',
  fault: { id: 'no-record', help: 'There is nothing to show it with.', where: [] },
})

async function checkScreen(page: Page, findings: Findings, path: string): Promise<void> {
  // A page of the server for programmers, drawn by a program of others.
  if (path.startsWith('/api/')) return
  await show(page, path)
  // The look of the screen before is the first of this one, so that the window changes half as often.
  const ordered = findings.screens % 2 === 0 ? looks : looks.toReversed()
  await check(page, findings, path, { ordered })
  findings.screens += 1
  seen.add(new URL(path, page.url()).pathname)
  seen.add(new URL(page.url()).pathname)
}
