import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { aPdf } from './a-pdf.ts'

/** The smallest picture there is: one transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A folder, a picture in it, a file that lies about what it is, a new name, archive and back. */
export async function keepDocuments(page: Page, client: string): Promise<void> {
  await page.goto(`${client}?tab=documents`)
  await page.getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Insurance cards')
  await dialog.getByRole('button', { name: 'Create folder' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Insurance cards/ }).click()
  await expect(page).toHaveURL(/folder_id=/)

  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles([
    { name: 'card.png', mimeType: 'image/png', buffer: picture },
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('This is no PDF.') },
  ])
  await expect(page.getByRole('link', { name: /card\.png/ })).toBeVisible()
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toContainText('PDF document')
  await expect(page.getByRole('link', { name: /scan\.pdf/ })).toHaveCount(0)
  await expectAccessible(page)
  await uploads.getByRole('button', { name: 'Dismiss scan.pdf' }).click()
  await expect(uploads).toBeHidden()

  await page.getByRole('link', { name: /card\.png/ }).click()
  const panel = page.getByRole('dialog', { name: 'card.png' })
  const preview = panel.getByRole('img', { name: 'card.png' })
  await expect(preview).toBeVisible()
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await panel.getByLabel('Name').fill('medicaid-card.png')
  await panel.getByLabel('Note').fill('Front side')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: /medicaid-card\.png/ })).toBeVisible()

  await page.getByRole('link', { name: /medicaid-card\.png/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('link', { name: /medicaid-card\.png/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Status: Active' }).click()
  await page.getByRole('menuitemradio', { name: 'Archived' }).click()
  await page.getByRole('link', { name: /medicaid-card\.png/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('tab', { name: /Documents/ })).toContainText('1')
}

/** A PDF that is put in is seen in place, page by page; the arrows lead to the picture beside it. */
export async function previewDocuments(page: Page, client: string): Promise<void> {
  await page.goto(`${client}?tab=documents`)
  const plan = aPdf(['Plan of care', 'Signatures'])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: plan })
  await page.getByRole('button', { name: 'Preview plan.pdf' }).click()
  const viewer = page.getByRole('dialog', { name: 'plan.pdf' })
  const pages = viewer.getByRole('region', { name: 'plan.pdf, 2 pages' })
  const first = pages.getByRole('region', { name: 'Page 1 of 2' })
  await expect(first).toContainText('Plan of care')
  const paper = first.locator('canvas[data-is=drawn]')
  await expect(paper).toBeVisible()
  expect(await paper.evaluate(inkOf)).toBeGreaterThan(100)
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  const picture = page.getByRole('dialog', { name: 'medicaid-card.png' })
  const shown = picture.getByRole('img', { name: 'medicaid-card.png' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toContainText('Plan of care')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Preview plan.pdf' })).toBeFocused()
}

/** Dark points of a canvas. */
const inkOf = (canvas: HTMLCanvasElement): number => {
  const { data = [] } =
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  let dark = 0
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 200) dark += 1
  return dark
}

/** A comment and an answer to it. */
export async function discuss(page: Page, client: string): Promise<void> {
  await page.goto(`${client}?tab=comments`)
  await page.getByLabel('Write a comment').fill('The daughter asks for mornings.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('The daughter asks for mornings.')).toBeVisible()
  await page.getByRole('button', { name: /^Reply to / }).click()
  await page.getByRole('textbox', { name: /^Reply to / }).fill('Planned from Monday on.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('Planned from Monday on.')).toBeVisible()
}

/** An alert, which stands in the head of the page until it is put away. */
export async function warn(page: Page, client: string): Promise<void> {
  await page.goto(`${client}?tab=alerts`)
  await page.getByRole('button', { name: 'Add alert' }).click()
  const panel = page.getByRole('dialog', { name: 'Add alert' })
  await panel.getByLabel('Title').fill('Ramp is icy')
  await panel.getByText('High', { exact: true }).click()
  await panel.getByRole('button', { name: 'Add alert' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: '1 alert' })).toBeVisible()
  await page.getByRole('link', { name: 'Ramp is icy', exact: true }).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('link', { name: '1 alert' })).toHaveCount(0)
}
