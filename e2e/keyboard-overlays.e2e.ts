import { expect, type Page } from '@playwright/test'
import { settled, take } from './overlays/check.ts'
import { dialogs, focused, isBack, rememberBegin, rememberOpener } from './overlays/focus.ts'
import { overlaysOf } from './overlays/everybody.ts'
import { darkPhone, lightDesk } from './overlays/looks.ts'
import type { Overlay } from './overlays/overlay.ts'
import { show } from './overlays/show.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

// The worker would answer before what a test lets the server say.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

for (const [username, overlays] of Object.entries(overlaysOf))
  test(`what opens for ${username} is worked by the keyboard alone`, async ({ page }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    await signIn(page, username)
    for (const overlay of overlays.filter(({ inPlace }) => !inPlace))
      await test
        .step(overlay.name, () => walk(page, overlay, faults))
        // The others are walked through all the same.
        .catch((error: unknown) => faults.push(`${overlay.name}: ${String(error).slice(0, 300)}`))
    expect(faults).toEqual([])
  })

/** More than any of them has places for the focus: once round ends at the first one again. */
const around = 30

/** Opens it, goes round in it, leaves it by Escape. */
async function walk(page: Page, overlay: Overlay, faults: string[]): Promise<void> {
  const { name, on, open, only } = overlay
  const say = (fault: string) => void faults.push(`${name}: ${fault}`)
  await page.keyboard.press('Escape')
  // What the server was made to say for the one before.
  await page.unrouteAll({ behavior: 'wait' })
  await take(page, only === 'phone' ? darkPhone : lightDesk)
  await show(page, typeof on === 'string' ? on : await on(page))
  await rememberOpener(page)
  await open(page)
  await settled(page)
  // Menus and lists are walked through by arrows, which their library sees to.
  if ((await dialogs(page).count()) === 0) return
  const begin = await awaitFocus(page)
  if (!begin.within) return say(`begins outside of it, at ${begin.what}`)
  if (begin.onClose) say('begins at the button that closes it')
  await rememberBegin(page)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < around; step += 1) {
      await page.keyboard.press(key)
      const at = await focused(page)
      if (!at.within) return say(`${key} leads out of it, to ${at.what}`)
      if (at.begin) break
    }
  if (!(await leave(page))) return say('Escape does not close it')
  await expect
    .poll(() => isBack(page), { timeout: 2000 })
    .toBe(true)
    .catch(async () => say(`leaves the focus at ${(await focused(page)).what}`))
}

/** Where the focus is once it came. */
async function awaitFocus(page: Page) {
  await expect
    .poll(async () => (await focused(page)).within, { timeout: 3000 })
    .toBe(true)
    .catch(() => undefined)
  return focused(page)
}

/** Escape closes what lies on top: first a list that dropped down, then the dialog, then one below it. */
async function leave(page: Page): Promise<boolean> {
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('Escape')
    const gone = await expect
      .poll(() => dialogs(page).count(), { timeout: 700 })
      .toBe(0)
      .then(
        () => true,
        () => false,
      )
    if (gone) return true
  }
  return false
}
