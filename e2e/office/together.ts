import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { sessionOf, signIn } from '../sign-in.ts'

const street = (page: Page) =>
  page
    .getByRole('region', { name: 'Address 1' })
    .getByRole('textbox', { name: 'Street', exact: true })

const office = (page: Page) => page.getByRole('combobox', { name: 'Office' })

async function place(page: Page, named: string): Promise<void> {
  await office(page).fill(named)
  await page.getByRole('option', { name: named }).click()
}

/** A third office, so that both move the client to another one. */
async function startElsewhere(page: Page, client: string): Promise<void> {
  const headers = await sessionOf(page)
  const made = await page.request.post('/api/v1/offices', {
    headers,
    data: { data: { name: 'Durham' } },
  })
  const { data } = (await made.json()) as { data: { id: string } }
  const moved = await page.request.patch(`/api/v1${client}`, {
    headers,
    data: { data: { office_id: data.id } },
  })
  expect(moved.ok()).toBe(true)
}

async function giveAddress(page: Page, client: string): Promise<void> {
  await page.goto(`${client}/edit/addresses`)
  await page.getByRole('button', { name: 'Add address' }).click()
  const address = page.getByRole('region', { name: 'Address 1' })
  await street(page).fill('12 Oak Street')
  await address.getByLabel('City').fill('Raleigh')
  await address.getByLabel('ZIP').fill('27601')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`${client}$`))
}

/** Two people change the office and an address of one client: both versions are told in words. */
export async function moveTogether(page: Page, browser: Browser, client: string): Promise<void> {
  await giveAddress(page, client)
  await startElsewhere(page, client)
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    timezoneId: 'America/New_York',
  })
  const other = await context.newPage()
  await signIn(other, 'manager')
  for (const [who, named, moved] of [
    [other, 'Raleigh', '14 Oak Street'],
    [page, 'Asheville', '7 Elm Street'],
  ] as const) {
    await who.goto(`${client}/edit/person`)
    await place(who, named)
    await who.getByRole('tab', { name: 'Addresses' }).click()
    await street(who).fill(moved)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`${client}$`))

  await other.getByRole('button', { name: 'Save' }).click()
  const question = other.getByRole('alert').filter({ hasText: 'Someone else changed this record' })
  await expect(question.getByRole('row', { name: 'Office Raleigh Asheville' })).toBeVisible()
  const address = question.getByRole('row', { name: /^Addresses: 7 Elm Street, Raleigh/ })
  await expect(address).toContainText('Street: 14 Oak Street')
  await expect(address).toContainText('Street: 7 Elm Street')
  await expect(question).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/)
  await expectAccessible(other)
  await question.getByRole('button', { name: 'Asheville' }).click()
  await question.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('tab', { name: 'Person' }).click()
  await expect(office(other)).toHaveValue('Asheville')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(new RegExp(`${client}$`))
  await other.goto(`${client}/edit/addresses`)
  await expect(street(other)).toHaveValue('14 Oak Street')
  await context.close()
}
