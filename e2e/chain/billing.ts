import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { remittanceFor, unbalanced } from '../remittance.ts'
import { client } from './office.ts'

/** Step 8: the claim of the approved visit is ready, and goes into a file. Returns the file's text. */
export async function sendClaim(page: Page): Promise<string> {
  const row = page.locator('[data-row-link]')
  await expect(async () => {
    await page.goto(`/billing/claims?search=${encodeURIComponent(client.last)}`)
    await expect(row).toHaveCount(1, { timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  await row.click()
  const panel = page.getByRole('dialog')
  // The EVV vendor has to verify the visit first.
  await expect(async () => {
    await page.reload()
    await expect(panel).toContainText('This claim is ready to send.', { timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await panel.getByText(/checks passed/).click()
  await expect(panel.getByRole('list', { name: 'Passed checks' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Mark ready' }).click()
  await expect(panel.getByText('Ready to send', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Send ready/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Total')
  const batch = page.getByRole('region', { name: 'NC Medicaid' })
  await batch.getByRole('button', { name: /^Create 837P/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download 837P/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  await expect(page.getByText('The claims are now transmitted.')).toBeVisible()
  expect(text).toMatch(/^ISA\*.{100,}GS\*HC\*/s)
  return text
}

/** Step 9: an 835 that does not balance is held; the right one is posted; the same again does nothing. */
export async function takePayment(page: Page, claimFile: string): Promise<void> {
  const trace = `EFT${Date.now()}`
  const remittance = remittanceFor(claimFile, trace)
  await page.goto('/billing/eras')
  const wrong = unbalanced(remittanceFor(claimFile, `BAD${Date.now()}`))
  await expect(await upload(page, 'wrong.835', wrong)).toContainText('on hold')
  await expect(await upload(page, 'right.835', remittance)).toContainText('posted')
  await expect(await upload(page, 'again.835', remittance)).toContainText(/duplicate/)
  await expectAccessible(page)

  await page.goto(`/billing/eras?search=${trace}`)
  await page.locator('[data-row-link]').first().click()
  await expect(page.getByText('$0.00').first()).toBeVisible()
  await expectInJournal(page, trace)
}

/** The payment stands in the journal as cash; many entries of one act are folded. */
async function expectInJournal(page: Page, trace: string): Promise<void> {
  await page.goto('/billing/journal')
  const posted = page.getByRole('rowgroup').filter({ hasText: trace })
  await expect(posted.first()).toContainText('Payor response')
  const folded = posted.getByRole('button', { name: /^Payor response/ })
  if (await folded.isVisible()) await folded.click()
  await expect(posted.filter({ hasText: 'Cash' }).first()).toBeVisible()
}

/** Drops a file, and answers the report on it. */
async function upload(page: Page, name: string, text: string): Promise<Locator> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const report = page.getByRole('status').filter({ hasText: name })
  await expect(report).toBeVisible()
  return report
}
