import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { remittanceFor } from './remittance.ts'
import { firstOf, signIn } from './sign-in.ts'
import { test } from './test.ts'

test('a rejected claim is corrected and sent again as an original', async ({ page }) => {
  const panel = await claimWith(page, 'transmitted')
  await confirm(page, panel, 'Mark rejected')
  await sendAgain(page, panel)
  await expect(panel.getByRole('region', { name: 'Filing 2' })).toContainText(/Original .*: Sent/)
  await expect(panel.getByRole('region', { name: 'Filing 1' })).toContainText(': Rejected')
  await expectAccessible(page)
})

test('a denied claim is corrected, replaced under the number of the payor, and paid; its posting is undone and made again', async ({
  page,
}) => {
  test.setTimeout(300_000)
  // Refused for a reason that it settles itself, unlike what is left to the next payor.
  const panel = await panelOf(page, 'denials?code=197')
  const claim = page.url()
  const title = await panel.getByRole('heading', { name: /^Claim HW/ }).textContent()
  const number = (title ?? '').replace('Claim ', '')
  await sendAgain(page, panel)
  const filing = panel.getByRole('region', { name: 'Filing 2' })
  await expect(filing).toContainText(/Replacement .*: Sent/)
  await expect(filing).toContainText('payor claim number')
  const trace = await payAsFiled(page, filing)
  await page.goto(claim)
  await expect(statusOf(panel, 'Paid')).toBeVisible()

  await page.goto(`/billing/eras?search=${trace}`)
  await page.locator('[data-row-link]').first().click()
  const answer = page.getByRole('listitem').filter({ hasText: number }).first()
  await answer.getByRole('button', { name: number }).click()
  await answer.getByRole('button', { name: 'Undo', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Undo this?' })
  await question.getByRole('textbox').fill('Wrong claim')
  await question.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(`${number} undone`)).toBeVisible()
  await page.goto(`/billing/eras/claims?state=waiting&search=${number}`)
  await page.getByRole('button', { name: `Post to ${number}` }).click()
  await expect(page.getByText(`${number} posted`)).toBeVisible()
  await page.goto(claim)
  await expect(statusOf(panel, 'Paid')).toBeVisible()
})

test('the worklist of denials: owner, next action, letter, deadline, and the claim beside it', async ({
  page,
}) => {
  await signIn(page, 'billing')
  await page.goto('/billing/denials')
  const first = page.locator('tr[data-row]').first()
  const id = (await first.getAttribute('data-row')) ?? ''
  const row = page.locator(`tr[data-row="${id}"]`)
  await expect(row).toContainText(/Corrected claim|First-level appeal/)
  await row.locator('[data-row-link]').click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Assign to me' }).click()
  await expect(panel.getByRole('button', { name: 'Release' })).toBeVisible()
  await panel.getByRole('combobox', { name: 'Next action' }).click()
  await page.getByRole('option', { name: 'File appeal' }).click()
  await panel.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(page.getByText('Follow-up saved')).toBeVisible()
  const letter = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Appeal letter (PDF)' }).click()
  expect((await letter).suggestedFilename()).toMatch(/^appeal-.*\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('File appeal')
  await page.goto('/billing/denials?owner=me')
  await expect(row).toBeVisible()
  await expectAccessible(page)
})

test('the worklist of denials fits a laptop and stands apart from its causes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'billing')
  await page.goto('/billing/denials')
  const last = page.getByRole('columnheader', { name: 'Next action' })
  await expect(last).toBeVisible()
  const head = await last.boundingBox()
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThanOrEqual(1440)
  const causes = page.locator('section', { has: page.getByRole('heading', { name: 'Denied now' }) })
  const card = await causes.last().boundingBox()
  const list = await page.getByRole('region', { name: 'denials', exact: true }).boundingBox()
  expect((list?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeGreaterThanOrEqual(8)
})

test('a denial that is left to the next payor is billed there from the worklist', async ({
  page,
}) => {
  await signIn(page, 'billing')
  await page.goto('/billing/denials')
  const bill = page.getByRole('button', { name: 'Bill next payor' }).first()
  const row = page.locator('tr[data-row]').filter({ has: bill }).first()
  const id = (await row.getAttribute('data-row')) ?? ''
  await bill.click()
  await expect(page.getByText(/to NC Medicaid: For review/)).toBeVisible()
  await page.goto(`/billing/claims?status=all&claim=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('For review', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Back to the first payor' })).toBeVisible()
})

test('a paid claim is voided at the payor', async ({ page }) => {
  const panel = await claimWith(page, 'paid')
  await confirm(page, panel, 'Void at the payor')
  await expect(panel.getByText('Ready to send', { exact: true }).first()).toBeVisible()
  await sendFile(page)
  await expect(panel.getByRole('region', { name: 'Filing 2' })).toContainText(/Void .*: Sent/)
  await confirm(page, panel, 'Mark voided')
  await expect(panel.getByText('Voided', { exact: true }).first()).toBeVisible()
})

/** The panel of the first claim that stands so. */
const claimWith = (page: Page, status: string): Promise<Locator> =>
  panelOf(page, `claims?status=${status}`)

/** The panel of the first claim of a list. */
async function panelOf(page: Page, list: string): Promise<Locator> {
  await signIn(page, 'billing')
  const id = await firstOf(page, list)
  await page.goto(`/billing/claims?status=all&claim=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('region', { name: 'Filing 1' })).toBeVisible()
  return panel
}

const statusOf = (panel: Locator, status: string): Locator =>
  panel.getByText(status, { exact: true }).first()

/** Has the payor pay all claims of a filing's file; the trace number of the payment. */
async function payAsFiled(page: Page, filing: Locator): Promise<string> {
  const download = page.waitForEvent('download')
  await filing.getByRole('button', { name: 'Download the file' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const trace = `EFT${Date.now()}`
  await page.goto('/billing/eras')
  const name = 'paid.835'
  const buffer = Buffer.from(remittanceFor(text, trace))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
  const report = page.getByRole('status').filter({ hasText: name })
  await expect(report).toContainText('posted', { timeout: 60_000 })
  return trace
}

/** Takes an action that asks once more. */
async function confirm(page: Page, panel: Locator, action: string): Promise<void> {
  await panel.getByRole('button', { name: action }).click()
  const question = page.getByRole('dialog', { name: `${action}?` })
  await question.getByRole('button', { name: action }).click()
  await expect(question).toHaveCount(0)
}

/** Corrects the claim of the panel, and sends it in a new file. */
async function sendAgain(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Correct and refile' }).click()
  await panel.getByRole('button', { name: 'Mark ready' }).click()
  await expect(panel.getByText('Ready to send', { exact: true }).first()).toBeVisible()
  await sendFile(page)
}

/** Sends what is ready for each payor, and comes back to the claim. */
async function sendFile(page: Page): Promise<void> {
  const claim = page.url()
  await page.goto('/billing/claims')
  await page.getByRole('button', { name: /^Send ready/ }).click()
  const create = page.getByRole('button', { name: /^Create 837P/ })
  await create.first().waitFor()
  for (let left = await create.count(); left > 0; left -= 1) {
    await create.first().click()
    await expect(create).toHaveCount(left - 1)
  }
  const made = page.getByRole('dialog').getByRole('status').filter({ hasText: '837P file for' })
  await made.first().waitFor()
  const arrived = made.filter({ hasText: 'The claims are now transmitted.' })
  await expect(arrived).toHaveCount(await made.count())
  await page.goto(claim)
}
