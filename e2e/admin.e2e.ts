import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { orderFile } from './admin/order-file.ts'
import { apiOf } from './api.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

/** Sets the names of this run apart from those of a run before it. */
const mark = Date.now().toString(36)

const panel = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => signIn(page, 'owner'))

test('a wrong NPI is told while it is typed, the right one is saved', async ({ page }) => {
  await page.goto('/admin/agency')
  const npi = page.getByLabel('NPI')
  const before = await npi.inputValue()
  await npi.fill('1245319590')
  await expect(page.getByText(/The check digit does not match/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save agency' }).click()
  await expect(npi).toBeFocused()
  await npi.fill('1245319599')
  await expect(page.getByRole('img', { name: 'Valid check digit' })).toBeVisible()
  await page.getByRole('button', { name: 'Save agency' }).click()
  await expect(page.getByText('Agency saved.')).toBeVisible()
  await page.reload()
  await expect(npi).toHaveValue('1245319599')
  await npi.fill(before)
  await page.getByRole('button', { name: 'Save agency' }).click()
  await expect(page.getByText('Agency saved.')).toBeVisible()
})

test('an office is added, archived and restored', async ({ page }) => {
  const name = `Boone ${mark}`
  await page.goto('/admin/offices')
  await page.getByRole('button', { name: 'Add office' }).click()
  await panel(page).getByLabel('Name').fill(name)
  await panel(page).getByLabel('Phone').fill('(828) 555-0177')
  await panel(page).getByRole('button', { name: 'Add office' }).click()
  await expect(page.getByText(`${name} added.`)).toBeVisible()

  await page.getByRole('link', { name }).click()
  await panel(page).getByRole('button', { name: 'Archive' }).click()
  await page
    .getByRole('dialog', { name: `Archive ${name}?` })
    .getByRole('button', { name: 'Archive' })
    .click()
  await expect(page.getByText(`${name} archived.`)).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.goto(`/admin/offices?status=archived`)
  await page.getByRole('link', { name }).click()
  await panel(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`${name} restored.`)).toBeVisible()
})

test('a payor is added; rates of overlapping days are refused at the field', async ({ page }) => {
  const name = `Dogwood Plan ${mark}`
  await page.goto('/admin/payors/add')
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel('Payer ID').fill('DOGWOOD')
  await page.getByLabel('Visit signed by the client').check()
  await page.getByLabel('TB test', { exact: true }).check()
  await page.getByRole('button', { name: 'Add payor' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const add = async (from: string) => {
    await panel(page).getByRole('textbox', { name: 'From' }).fill(from)
    await panel(page).getByRole('button', { name: 'Add rate' }).click()
  }
  const begin = async (price: string) => {
    await page.getByRole('button', { name: 'Add rate' }).click()
    await panel(page).getByRole('combobox', { name: 'Service' }).fill('Personal')
    await page.getByRole('option', { name: 'Personal care, adult', exact: true }).click()
    await panel(page).getByLabel('Rate per unit').fill(price)
  }
  await begin('6.10')
  await add('1/1/26')
  await expect(page.getByText(/rate starts 01\/01\/2026/)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await begin('6.30')
  await add('6/1/26')
  await expect(panel(page).getByText(/overlaps these dates/)).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByLabel('End the current rate on the day before').check()
  await panel(page).getByRole('button', { name: 'Add rate' }).click()
  await expect(panel(page)).toHaveCount(0)
  const rows = page.getByRole('table', { name: 'rates' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: '$6.10' })).toContainText('05/31/2026')
  await expect(rows.filter({ hasText: '$6.30' })).toContainText('no end date')
})

test('who may not change payors is offered nothing to change', async ({ page, context }) => {
  await context.clearCookies()
  await signIn(page, 'nurse')
  await page.goto('/admin/payors')
  await page.getByRole('link', { name: 'NC Medicaid' }).click()
  await expect(page.getByRole('table', { name: 'rates' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add rate' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(New rate|End|Change|Delete)/ })).toHaveCount(0)
})

test('a service: categories ordered by the keyboard, a copy, and the archive', async ({ page }) => {
  const label = `Companion ${mark}`
  await page.goto('/admin/service-types')
  await page.getByRole('button', { name: 'Add service' }).click()
  await panel(page).getByLabel('Label').fill(label)
  await expect(panel(page).getByText(`nc_companion_${mark}`)).toBeVisible()
  await panel(page).getByLabel('Billing code').fill('S5135')
  await page.keyboard.press('Escape')
  await panel(page).getByRole('button', { name: 'Add service' }).click()
  await expect(page.getByRole('heading', { name: label })).toBeVisible()

  for (const category of ['Company', 'Outings']) {
    await page.getByLabel('New category').fill(category)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: category })).toBeVisible()
  }
  await page.getByLabel('New activity in Outings').fill('Walk in the park')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Walk in the park')).toBeVisible()
  await moveUp(page, 'Outings')
  await expect.poll(() => categories(page)).toEqual(['Outings', 'Company'])
  await page.reload()
  await expect(page.getByRole('heading', { name: label })).toBeVisible()
  expect(await categories(page)).toEqual(['Outings', 'Company'])

  await page.getByRole('button', { name: 'Actions for Outings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Duplicate' }).click()
  await panel(page).getByLabel('New label').fill(`${label} two`)
  await panel(page).getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: `${label} two` })).toBeVisible()
  expect(await categories(page)).toEqual(['Outings', 'Company'])
  await page.getByRole('button', { name: 'Archive' }).click()
  await panel(page).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(`${label} two archived.`)).toBeVisible()
  await expect(page.getByRole('link', { name: `${label} two` })).toHaveCount(0)
})

test('the yearly file of codes is loaded, and a code of it switched off', async ({
  page,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'owner')
  const more = {
    code: 'Z7689',
    description: 'Persons encountering health services in other specified circumstances',
    long_description: `Persons encountering health services, ${mark}`,
    billable: true,
  }
  const text = await orderFile(api, more)
  await page.goto('/admin/diagnosis-codes')
  await page
    .getByLabel('Drop icd10cm_order_YYYY.txt here or choose a file')
    .last()
    .setInputFiles({
      name: 'icd10cm_order_2027.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
  const load = page.getByRole('region', { name: 'icd10cm_order_2027.txt' }).first()
  await expect(load.getByText(/Loaded all/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('searchbox', { name: 'Search diagnosis codes' }).fill('Z76.89')
  await expect(page.getByText(more.long_description)).toBeVisible()
  await expectAccessible(page)
  const offered = page.getByRole('switch', { name: 'Activate Z76.89' })
  const before = await offered.isChecked()
  await offered.click()
  await expect(offered).toBeChecked({ checked: !before })
  await page.reload()
  await expect(offered).toBeChecked({ checked: !before })
})

test('a file that is none is refused with its line', async ({ page }) => {
  await page.goto('/admin/diagnosis-codes')
  await page
    .getByLabel('Drop icd10cm_order_YYYY.txt here or choose a file')
    .last()
    .setInputFiles({
      name: `wrong-${mark}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('this is no order file\n'),
    })
  const load = page.getByRole('region', { name: `wrong-${mark}.txt` })
  await expect(load.getByText(/Line 1 is not in the order file format/)).toBeVisible({
    timeout: 60_000,
  })
})

test('the file storage is tested for real', async ({ page }) => {
  await page.goto('/admin/integrations')
  await page.getByRole('button', { name: 'Test File storage' }).click()
  await expect(page.getByText(/Response time: [\d,]+ ms/)).toBeVisible()
  await expect(page.getByText('Works')).toBeVisible()
  await page.getByRole('button', { name: 'Set up Geocoder' }).click()
  await expect(panel(page).getByLabel('Address')).toBeVisible()
})

test('an address is placed by typing, beside a map or without one', async ({ page }) => {
  await page.goto('/admin/addresses?search=Asheville&kind=client')
  await page.getByRole('table', { name: 'addresses' }).getByRole('link').first().click()
  await panel(page).getByLabel('Latitude').fill('35.601234')
  await panel(page).getByLabel('Longitude').fill('-82.554321')
  await expect(
    panel(page)
      .getByRole('button', { name: 'Use map center' })
      .or(panel(page).getByText(/The map cannot be displayed/)),
  ).toBeVisible()
  await panel(page).getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('Location saved.')).toBeVisible()
})

test('notes across records lead to what they are about', async ({ page }) => {
  await page.goto('/admin/notes')
  const first = page.getByRole('table', { name: 'notes' }).getByRole('link').first()
  await expect(first).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\/(clients|visits|agents)\//)
})

const categories = (page: Page) =>
  page
    .getByRole('list', { name: 'Categories' })
    .getByRole('heading', { level: 3 })
    .allTextContents()

/** Picks a row up by its handle, moves it one place up, puts it down: each step is announced. */
async function moveUp(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${name} from 2 of 2.`)).toBeAttached()
  // The rows are measured once they are picked up; a key before that moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${name} moved to 1 of 2.`)).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Space')
  await expect(page.getByText(`Dropped ${name} at 1 of 2.`)).toBeAttached()
}
