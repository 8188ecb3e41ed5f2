import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { type Slot, typedClock, typedDay } from '../clock.ts'
import { caregiverName, choose, client, clientName } from './office.ts'

/**
 * Step 5: today's two visits of the client stand in list and week. One gets the caregiver, the other
 * is refused her in words and is canceled. Returns the address of the first one's page.
 */
export async function staffVisits(page: Page, slot: Slot): Promise<string> {
  const [first, second] = await todaysVisits(page, slot)
  await page.goto('/visits-calendar')
  const cards = page.getByRole('button', { name: new RegExp(client.last) })
  await expect(cards.first()).toBeVisible()
  await cards.first().click()
  await expect(page.getByRole('dialog', { name: 'Visit' })).toContainText(clientName)

  await page.goto(first)
  await assign(page)
  // The demo's own visits of the caregiver may stand at this hour: then the office says why.
  const refusal = page.getByRole('alert').filter({ has: page.getByLabel('Reason') })
  const assigned = page.getByText('Caregiver assigned.')
  await expect(refusal.or(assigned).first()).toBeVisible()
  if (await refusal.isVisible()) {
    await refusal.getByLabel('Reason').fill('Both live in one home')
    await refusal.getByRole('button', { name: 'Assign with this reason' }).click()
  }
  await expect(assigned.first()).toBeVisible()

  await page.goto(second)
  await assign(page)
  await expect(refusal.filter({ hasText: 'already' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('One caregiver is enough today')
  await dialog.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  return first
}

async function assign(page: Page): Promise<void> {
  await choose(page, 'Caregiver', caregiverName)
  await page.getByRole('button', { name: 'Assign' }).click()
}

/** The pages of today's visits of the client, found in the list. Making them takes a moment. */
async function todaysVisits(page: Page, slot: Slot): Promise<[string, string]> {
  const rows = page.locator('[data-row-link]')
  await expect(async () => {
    await page.goto(
      `/visits?search=${encodeURIComponent(client.last)}` +
        `&by_scheduled_date%5Bstart_date%5D=${slot.day}&by_scheduled_date%5Bend_date%5D=${slot.day}`,
    )
    await expect(rows).toHaveCount(2, { timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  const [first, second] = await rows.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  return [first ?? '', second ?? '']
}

/** Step 7: the office corrects the times with a reason; what the device recorded stays beside. */
export async function reviewVisit(page: Page, path: string, slot: Slot): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('Needs review', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Correct times' }).click()
  const form = page.getByRole('form', { name: 'Correct times' })
  await form.getByRole('textbox', { name: 'Check-in day' }).fill(typedDay(slot.from.day))
  await form.getByRole('textbox', { name: 'Check-in time' }).fill(typedClock(slot.from.minute))
  await form.getByRole('textbox', { name: 'Check-out day' }).fill(typedDay(slot.until.day))
  await form.getByRole('textbox', { name: 'Check-out time' }).fill(typedClock(slot.until.minute))
  await form.getByRole('button', { name: 'Approve with these times' }).click()
  await expect(form.getByText(/reason/i).first()).toBeVisible()
  await form.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Caregiver forgot to call in' }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Approve with these times' }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(page.getByText("Caregiver's device").first()).toBeVisible()
  await expectAccessible(page)
}
