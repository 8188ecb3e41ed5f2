import { expect, type Page } from '@playwright/test'
import { type Fault, faultsOf } from '../accessible.ts'
import { type Look, looks, looksInWords } from './looks.ts'

/** What was checked so far, and what was found. */
export type Findings = {
  screens: number
  overlays: number
  faults: { at: string; look: string; fault: Fault }[]
}

export const noFindings = (): Findings => ({ screens: 0, overlays: 0, faults: [] })

/** Checks what is shown now in each look; with a selector, the part that it names. */
export async function check(
  page: Page,
  findings: Findings,
  at: string,
  { within, ordered = looks }: { within?: string; ordered?: readonly Look[] } = {},
  expectShown = () => Promise.resolve(),
): Promise<void> {
  for (const look of ordered) {
    await take(page, look)
    await expectShown()
    const faults = await faultsOf(page, { of: look.of, ...(within !== undefined && { within }) })
    // Wider than the window: a phone would scroll sideways.
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) faults.push({ id: 'reflow', help: `wider by ${over} px`, where: ['html'] })
    for (const fault of faults)
      findings.faults.push({ at, look: `${look.width} ${look.scheme}`, fault })
  }
}

/** Shows what is there in a look. */
export async function take(page: Page, { width, height, scheme }: Look): Promise<void> {
  const size = page.viewportSize()
  if (size?.width !== width) await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.locator(`[data-mantine-color-scheme=${scheme}]`).waitFor()
  await settled(page)
}

/** Waits until nothing loads and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]')
  await expect(busy).toHaveCount(0)
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await drawn()
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
    await drawn()
  })
}

/** Says what was checked, and fails where anything was found. */
export function report(who: string, { screens, overlays, faults }: Findings): void {
  const parts = [screens && `${screens} screens`, overlays && `${overlays} overlays`]
  process.stdout.write(`\n  ${who}: ${parts.filter(Boolean).join(', ')}, ${looksInWords}\n`)
  expect(faults.map(inWords)).toEqual([])
}

const inWords = ({ at, look, fault: { id, help, where } }: Findings['faults'][number]): string =>
  `${at}, ${look}: ${help} (${id}), ${where.length} × such as ${where[0]}`
