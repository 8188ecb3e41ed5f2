import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export type Fault = { id: string; help: string; where: string[] }

type Options = {
  /** Colours alone, where nothing but the scheme is another than before. */
  of?: 'all' | 'colors'
  /** A part of the page, by its selector. */
  within?: string
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Faults of WCAG 2.2 A and AA on what is shown now, overlays included. */
export async function faultsOf(page: Page, { of = 'all', within }: Options = {}): Promise<Fault[]> {
  await layDown(page)
  const builder = new AxeBuilder({ page, ...(await sourceFor(page)) })
    // Screens have no frames; looking for them costs most of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const axe = within === undefined ? builder : builder.include(within)
  const { violations } = await (
    of === 'all' ? axe.withTags(tags) : axe.withRules(['color-contrast'])
  ).analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }))
}

/**
 * Puts the bars at the lower edge at the end of their page: what they cover at the moment can be scrolled
 * from under them, and is no small target.
 */
const layDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-bottom-bar] { position: static !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Axe is half a megabyte: a page that has it already is not given it again. */
const sourceFor = async (page: Page): Promise<{ axeSource?: string }> =>
  (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {}

/** Expects no fault of WCAG 2.2 A and AA on what is shown now, overlays included. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page), `on ${new URL(page.url()).pathname}`).toEqual([])
}
