import { expect, type Page } from '@playwright/test'
import { galleryScreens } from './gallery-screens.ts'
import { settled } from './overlays/check.ts'
import { fieldOverlays } from './overlays/others.ts'
import { show } from './overlays/show.ts'
import { signIn } from './sign-in.ts'
import { mainActs, smallTargets } from './targets.ts'
import { test } from './test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
})

/** What is too small for a thumb on a screen, or too faint in sunlight. */
async function look(page: Page, at: string, within?: string): Promise<string[]> {
  const found = await smallTargets(page, within)
  const faint: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    await settled(page)
    for (const { name, contrast } of await mainActs(page))
      if (contrast < 7) faint.push(`${name} at ${contrast.toFixed(1)}:1 in ${colorScheme}`)
  }
  return [...found, ...faint].map((fault) => `${at}: ${fault}`)
}

for (const language of ['en', 'es'] as const)
  test(`every page of the phone is for a thumb and for sunlight (${language})`, async ({
    page,
  }) => {
    await signIn(page, 'caregiver', language)
    const faults: string[] = []
    let acts = 0
    for (const { name, path } of galleryScreens.caregiver) {
      const address = await path(page)
      if (address === undefined) continue
      await show(page, address)
      acts += (await mainActs(page)).length
      faults.push(...(await look(page, name)))
    }
    expect(faults).toEqual([])
    // The day and a visit have one at least, so that something was measured.
    expect(acts).toBeGreaterThan(1)
  })

test('what opens over the phone is for a thumb, as is what lies under it', async ({ page }) => {
  await signIn(page, 'caregiver')
  const faults: string[] = []
  for (const { name, on, open } of fieldOverlays) {
    await show(page, typeof on === 'string' ? on : await on(page))
    faults.push(...(await look(page, `under ${name}`)))
    await open(page)
    const over = '[data-mantine-shared-portal-node]'
    await expect(page.locator(`${over} :is([role=dialog], [role=menu])`).first()).toBeVisible()
    await settled(page)
    faults.push(...(await look(page, name, over)))
    await page.keyboard.press('Escape')
  }
  expect(faults).toEqual([])
})

test('the account opens by its address, before the list of all screens is there', async ({
  page,
}) => {
  await signIn(page, 'caregiver')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible()
})

test('the page to sign in is for a thumb', async ({ page }) => {
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await look(page, 'sign-in')).toEqual([])
})
