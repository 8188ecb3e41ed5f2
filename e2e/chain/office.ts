import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { later, type Slot, typedClock, typedDay } from '../clock.ts'

/** Letters alone: EVV vendors refuse a name with digits. */
const mark = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** The client that the walk is about. */
export const client = {
  first: 'Marguerite',
  last: `Walker ${mark}`,
  latitude: '35.5951',
  longitude: '-82.5515',
}
export const clientName = `${client.first} ${client.last}`
export const caregiverName = 'Tasha Greene'

/** Picks an option of a field that looks records up while one types, with the keyboard. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  // The options of before stand there until those that were searched for have come.
  await expect(page.getByRole('option').first()).toContainText(option)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(new RegExp(option))
}

/** Step 2: a client with address, payor, member id and diagnosis. Returns the address of its page. */
export async function addClient(page: Page): Promise<string> {
  await page.goto('/clients')
  await page.getByRole('link', { name: 'Add client' }).first().click()
  await page.getByLabel('First name').fill(client.first)
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await page.getByLabel('Last name').fill(client.last)
  await page.getByRole('combobox', { name: 'Gender' }).click()
  await page.getByRole('option', { name: 'Female', exact: true }).click()
  await page.getByRole('combobox', { name: 'Office' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Birthdate' }).fill('02/14/1948')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Active', exact: true }).click()
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(828) 555-0177')
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await page.getByLabel('Street').fill('12 Haywood St')
  await page.getByLabel('City').fill('Asheville')
  await page.getByLabel('ZIP').fill('28801-1234')
  await page.getByLabel('Latitude').fill(client.latitude)
  await page.getByLabel('Longitude').fill(client.longitude)
  await page.getByRole('tab', { name: 'Insurance' }).click()
  await choose(page, 'Primary payor', 'NC Medicaid')
  await page.getByLabel('Member ID').fill('900123456K')
  await page.getByRole('tab', { name: 'Medical' }).click()
  await page.getByRole('combobox', { name: 'Add a diagnosis' }).fill('I10')
  await page.getByRole('option', { name: /^I10 / }).click()
  await expect(page.getByText('Principal', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.last)
  await expect(page.getByText('900123456K')).toHaveCount(0)
  return new URL(page.url()).pathname
}

/** Step 3: an authorization of the payor for personal care, 200 units a week. */
export async function addAuthorization(page: Page, today: string): Promise<void> {
  await page.getByRole('tab', { name: 'Care' }).click()
  await page.getByRole('button', { name: 'Add authorization' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Services' }).fill('Personal care')
  await page
    .getByRole('option', { name: /Personal care/ })
    .first()
    .click()
  await panel.getByLabel('Number').fill('PA-2026-118')
  await panel.getByRole('textbox', { name: 'Start' }).fill(typedDay(later(today, -30)))
  await panel.getByRole('textbox', { name: 'End' }).fill(typedDay(later(today, 150)))
  await panel.getByRole('textbox', { name: 'Units' }).fill('200')
  await expect(panel.getByText(/50 h/)).toBeVisible()
  await panel.getByRole('button', { name: 'Add authorization' }).click()
  await expect(page.getByText('No. PA-2026-118')).toBeVisible()
}

/** Step 4: a care plan with two shifts at the same time each day, activated: its visits come. */
export async function planCare(page: Page, slot: Slot): Promise<void> {
  await page.getByRole('button', { name: 'New care plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan the shifts' }).click()
  await page.waitForURL(/careplan\/.*\/edit/)
  for (const number of [1, 2]) await addShift(page, number, slot)
  await page.getByRole('button', { name: 'Save care plan' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
  await page.getByRole('button', { name: 'Activate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^11[24] visits added$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
}

async function addShift(page: Page, number: number, slot: Slot): Promise<void> {
  const shifts = page.getByRole('group', { name: new RegExp(`^Shift ${number}`) })
  if ((await shifts.count()) === 0) await page.getByRole('button', { name: 'Add shift' }).click()
  for (const day of days) {
    const box = shifts.getByRole('checkbox', { name: day })
    if (!(await box.isChecked())) await box.press('Space')
  }
  await shifts.getByRole('textbox', { name: 'Start time' }).fill(typedClock(slot.start))
  await shifts.getByRole('textbox', { name: 'Hours' }).fill(String(slot.minutes / 60))
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
