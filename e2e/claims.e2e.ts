import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
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

test('a denied claim is corrected and replaced under the number of the payor', async ({ page }) => {
  const panel = await claimWith(page, 'denied')
  await sendAgain(page, panel)
  const filing = panel.getByRole('region', { name: 'Filing 2' })
  await expect(filing).toContainText(/Replacement .*: Sent/)
  await expect(filing).toContainText('payor claim number')
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
async function claimWith(page: Page, status: string): Promise<Locator> {
  await signIn(page, 'billing')
  const id = await firstOf(page, `claims?status=${status}`)
  await page.goto(`/billing/claims?status=all&claim=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('region', { name: 'Filing 1' })).toBeVisible()
  return panel
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
