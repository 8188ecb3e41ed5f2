import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { later, localNow, typedDay } from '../clock.ts'

const serial = String(1000 + (Date.now() % 9000))

/** The caregiver that the walk is about; the numbers are nobody's. */
export const person = {
  first: 'Noor',
  last: `Walker ${Date.now().toString(36)}`,
  phone: `(828) 556-${serial}`,
  socialSecurityNumber: `53622${serial}`,
  maskedNumber: `••••${serial}`,
}
export const personName = `${person.first} ${person.last}`

/** A number that somebody of the demo agency has. */
const taken = { phone: '(828) 555-0106', name: 'Tasha Greene' }

/** A caregiver is added; the first number is somebody else's. Returns the address of their page. */
export async function addPerson(page: Page): Promise<string> {
  await page.goto('/agents')
  await page.getByRole('link', { name: 'Add employee' }).click()
  await page.getByLabel('First name').fill(person.first)
  await page.getByLabel('Last name').fill(person.last)
  await page.getByRole('combobox', { name: 'Role' }).click()
  await expect(page.getByRole('option', { name: 'Owner' })).toBeVisible()
  await page.getByRole('option', { name: 'PCA', exact: true }).click()
  await expect(page.getByText(/^Caregiver\. Works in clients/)).toBeVisible()

  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill(taken.phone)
  await expect(page.getByText(`Taken by ${taken.name}`)).toBeVisible()
  await expectAccessible(page)
  await phone.fill(person.phone)
  await expect(page.getByText('This number is available.')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Asheville' }).check()
  await page.getByLabel('Hourly pay').fill('15.00')
  await page.getByRole('button', { name: 'Add employee' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personName)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  return new URL(page.url()).pathname
}

/** The first Monday that lies at least a week ahead, so that no booked day is touched. */
function comingMonday(): string {
  const { day } = localNow()
  const ahead = Array.from({ length: 7 }, (_, at) => later(day, 7 + at))
  return ahead.find((one) => new Date(`${one}T12:00:00Z`).getUTCDay() === 1) ?? day
}

/** Hours of Monday to Friday, and one Tuesday off. */
export async function setAvailability(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?tab=availability`)
  await page.getByRole('button', { name: 'Edit hours' }).click()
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.getByRole('button', { name: 'Add hours on Monday' }).click()
  await monday.getByRole('textbox', { name: 'Monday from' }).fill('4p')
  await monday.getByRole('textbox', { name: 'Monday until' }).fill('8a')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(monday.getByText(/The end is before the start/)).toBeVisible()
  await monday.getByRole('textbox', { name: 'Monday from' }).fill('8a')
  await monday.getByRole('textbox', { name: 'Monday until' }).fill('4p')
  await monday.getByRole('button', { name: 'Copy to Tuesday–Friday' }).click()
  await page.getByLabel('Desired hours per week').fill('30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Available 40 h per week, wants 30 h')).toBeVisible()

  await page.getByRole('button', { name: 'Add exception' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'First day' }).fill(typedDay(later(comingMonday(), 1)))
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Dentist')
  await panel.getByRole('button', { name: 'Add exception' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('list', { name: 'Exceptions' })).toContainText('Dentist')
}

/** On Monday the person is free, on Tuesday they are off. */
export async function findFree(page: Page): Promise<void> {
  const monday = comingMonday()
  await page.goto(`/agents?view=free&start_date=${monday}&end_date=${later(monday, 1)}`)
  await page.getByRole('searchbox').fill(person.last)
  const row = page.getByRole('row', { name: personName })
  await expect(row.getByRole('cell')).toHaveCount(2)
  await expect(row.getByRole('cell').nth(0)).toContainText('08:00 AM – 04:00 PM')
  await expect(row.getByRole('cell').nth(1)).toContainText('not available')
  await expectAccessible(page)
}

/** A certificate that runs out in ten days stands in the list of people as a warning. */
export async function addCredential(page: Page, path: string): Promise<void> {
  const expires = typedDay(later(localNow().day, 10))
  await page.goto(`${path}?tab=credentials`)
  await page.getByRole('button', { name: 'Add credential' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Credential' }).fill('CPR')
  await page.getByRole('option', { name: 'CPR certificate' }).click()
  await panel.getByRole('textbox', { name: 'Expires' }).fill(expires)
  await panel.locator('input[type=file]').setInputFiles({
    name: 'cpr.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  })
  await expect(panel.getByText('New document: cpr.pdf')).toBeVisible()
  await panel.getByRole('button', { name: 'Add credential' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('row', { name: /CPR certificate/ })).toContainText('in 10 days')
  await page.getByRole('link', { name: 'CPR certificate' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'cpr.pdf' })).toBeVisible()

  await page.goto('/agents?credential=cpr&credential_state=expiring')
  await page.getByRole('searchbox').fill(person.last)
  await expect(page.getByRole('row', { name: new RegExp(person.last) })).toContainText(
    `Expires ${expires}`,
  )
}
