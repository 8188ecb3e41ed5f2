import { expect, type Page } from '@playwright/test'
import { check, take, type Findings, noFindings, report } from './overlays/check.ts'
import { overlayFiles } from './overlays/complete.ts'
import { overlaysOf } from './overlays/everybody.ts'
import { darkPhone, lightDesk, looksOf } from './overlays/looks.ts'
import type { Overlay } from './overlays/overlay.ts'
import { unsentOverlays } from './overlays/shell.ts'
import { show } from './overlays/show.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

// The worker would answer before what a test lets the server say.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

const people = {
  ...overlaysOf,
  owner: [...overlaysOf.owner, ...unsentOverlays],
} as const satisfies Record<string, readonly Overlay[]>

for (const [username, overlays] of Object.entries(people))
  test(`what opens for ${username}`, async ({ page }) => {
    test.setTimeout(600_000)
    const findings = noFindings()
    await signIn(page, username)
    for (const overlay of overlays)
      await test
        .step(overlay.name, () => checkOverlay(page, findings, overlay))
        // The others are looked at all the same.
        .catch((error: unknown) => findings.faults.push(notOpened(overlay.name, error)))
    report(username, findings)
  })

test('every file that opens something is among them', async () => {
  const covered = new Set(Object.values(people).flatMap((all) => all.flatMap(({ of }) => of)))
  expect(await overlayFiles()).toEqual([...covered].toSorted())
})

/** Where everything is that lies over a screen. */
const over = '[data-mantine-shared-portal-node]'

async function checkOverlay(page: Page, findings: Findings, overlay: Overlay): Promise<void> {
  const { name, on, open, inPlace, only } = overlay
  const ordered = looksOf(findings.overlays, only)
  await page.keyboard.press('Escape')
  // What the server was made to say for the one before.
  await page.unrouteAll({ behavior: 'wait' })
  await take(page, only === 'phone' ? darkPhone : lightDesk)
  const path = typeof on === 'string' ? on : await on(page)
  await show(page, path)
  await open(page)
  const opened = page.locator(`${over} :is(${kinds})`).filter({ visible: true }).first()
  const within = inPlace ? {} : { within: over }
  await check(page, findings, `${name} on ${path}`, { ordered, ...within }, async () => {
    if (inPlace) return
    // A list goes with its field, which may lie elsewhere on a phone.
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }))
    await expect(opened, name).toBeVisible()
  })
  findings.overlays += 1
}

const notOpened = (at: string, error: unknown) => ({
  at,
  look: 'any',
  fault: { id: 'not-opened', help: String(error), where: [] },
})

/** What may lie over a screen. */
const kinds = '[role=dialog], [role=menu], [role=listbox]'
