import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { typedDay } from '../clock.ts'
import { signIn } from '../sign-in.ts'

/** Another person with each run, as another run's client must not look like this one. */
const now = Date.now()
const bornAt = Date.UTC(1925, 0, 1) + (Math.floor(now / 60_000) % 9000) * 86_400_000

/** The client of the day. */
export const henrietta = {
  first: 'Henrietta',
  last: `O'${[...now.toString(36)].toReversed().join('')}`,
  born: typedDay(new Date(bornAt).toISOString().slice(0, 10)),
}
export const henriettaName = `${henrietta.first} ${henrietta.last}`

/** Finds a client of the demo agency by a few letters, and lands in the list's row. */
export async function find(page: Page): Promise<void> {
  await page.goto('/clients')
  await expect(page.getByRole('link', { name: 'Abernathy, Ruth' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('tuttle')
  await expect(page).toHaveURL(/search=tuttle/)
  await expect(page.getByRole('link', { name: 'Tuttle, Clarence' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abernathy, Ruth' })).toHaveCount(0)
}

async function typePerson(page: Page): Promise<void> {
  await page.goto('/clients/add')
  await page.getByLabel('First name').fill(henrietta.first)
  await page.getByLabel('Last name').fill(henrietta.last)
  await page.getByRole('combobox', { name: 'Gender' }).click()
  await page.getByRole('option', { name: 'Female', exact: true }).click()
  await page.getByRole('combobox', { name: 'Office' }).click()
  await page.getByRole('option').first().click()
  const birthdate = page.getByRole('textbox', { name: 'Birthdate' })
  await birthdate.fill(henrietta.born)
  await birthdate.blur()
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Adds a client, and the same once more, which is asked about first. Returns both addresses. */
export async function addTwice(page: Page): Promise<{ kept: string; twin: string }> {
  await typePerson(page)
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(henrietta.last)
  const kept = pathOf(page)

  await typePerson(page)
  await expect(page.getByText('1 existing client looks like this person.')).toBeVisible()
  await page.getByRole('button', { name: 'Add client' }).click()
  const notice = page.getByText('Possible duplicate')
  await expect(notice).toBeVisible()
  await expect(page.getByText(/Same name, Same birthdate/)).toBeVisible()
  await expectAccessible(page)
  const [looked] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: new RegExp(henriettaName) }).click(),
  ])
  await expect(looked.getByRole('heading', { level: 1 })).toContainText(henrietta.last)
  expect(pathOf(looked)).toBe(kept)
  await looked.close()
  await page.getByRole('button', { name: 'Not a duplicate, add anyway' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(henrietta.last)
  expect(pathOf(page)).not.toBe(kept)
  return { kept, twin: pathOf(page) }
}

/** Changes two parts at once; a wrong NPI is said on its tab and at its field. */
export async function editTwoParts(page: Page, client: string): Promise<void> {
  await page.goto(`${client}/edit/medical`)
  const doctor = page.getByRole('region', { name: 'Primary care doctor' })
  await doctor.getByLabel('Name').fill('Dr. Anita Deshmukh')
  await doctor.getByLabel('NPI').fill('1573041816')
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(828) 555-0188')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/edit\/medical$/)
  await expect(page.getByRole('tab', { name: 'Medical has errors' })).toBeVisible()
  await expect(doctor.getByLabel('NPI')).toBeFocused()
  await expect(page.getByText(/This is not a valid NPI/)).toBeVisible()
  await expectAccessible(page)
  await doctor.getByLabel('NPI').fill('1573041815')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`${client}$`))
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByText(/Dr. Anita Deshmukh · NPI 1573041815/)).toBeVisible()
  await expect(page.getByRole('link', { name: '(828) 555-0188' }).first()).toBeVisible()
}

/** Two people change one client: what only one changed stays, the same field is a question. */
export async function editTogether(page: Page, browser: Browser, client: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    timezoneId: 'America/New_York',
  })
  const other = await context.newPage()
  await signIn(other, 'manager')
  await other.goto(`${client}/edit/person`)
  await other.getByLabel('Nickname').fill('Hetty')
  await other.getByLabel('Middle name').fill('Jane')

  await page.goto(`${client}/edit/person`)
  await page.getByLabel('Nickname').fill('Etta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`${client}$`))

  await other.getByRole('button', { name: 'Save' }).click()
  const question = other.getByText('Someone else changed this record')
  await expect(question).toBeVisible()
  await expect(other.getByRole('button', { name: 'Hetty' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Jane' })).toHaveCount(0)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Etta' }).click()
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(new RegExp(`${client}$`))
  await other.goto(`${client}/edit/person`)
  await expect(other.getByLabel('Nickname')).toHaveValue('Etta')
  await expect(other.getByLabel('Middle name')).toHaveValue('Jane')
  await context.close()
}
