import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { apiOf } from './api.ts'
import { letGo, planVisits } from './people/leaving.ts'
import {
  addCredential,
  addPerson,
  findFree,
  person,
  personName,
  setAvailability,
} from './people/person.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test('one caregiver, from the first day to the last', async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000)
  const api = await apiOf(baseURL ?? '', 'owner')
  await signIn(page, 'owner')
  const path = await test.step('1. a caregiver, whose number is first somebody else’s', () =>
    addPerson(page))
  await test.step('2. when they can work, with a day off', () => setAvailability(page, path))
  await test.step('3. who is free', () => findFree(page))
  await test.step('4. a certificate that runs out soon', () => addCredential(page, path))

  await test.step('5. more pay, which a manager does not see', async () => {
    await page.goto(`${path}/edit/private`)
    await page.getByLabel('Hourly pay').fill('17.25')
    await page
      .getByRole('textbox', { name: 'Social security number' })
      .fill(person.socialSecurityNumber)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect(page.getByText('$17.25')).toBeVisible()
    await expect(page.getByText(person.maskedNumber)).toBeVisible()
    await page.getByRole('button', { name: 'Reveal Social security number' }).click()
    await expect(page.getByText(person.socialSecurityNumber)).toBeVisible()
    await page.getByRole('button', { name: 'Hide Social security number' }).click()
    await expect(page.getByText(person.socialSecurityNumber)).toHaveCount(0)

    const manager = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signIn(manager, 'manager')
    const answers: string[] = []
    await manager.route('**/api/v1/agents/**', async (route) => {
      const answer = await route.fetch()
      answers.push(await answer.text())
      await route.fulfill({ response: answer })
    })
    await manager.goto(path)
    await expect(manager.getByRole('heading', { level: 1 })).toHaveText(personName)
    await manager.getByRole('tab', { name: 'Profile' }).click()
    await expect(manager.getByText('Employment').first()).toBeVisible()
    await expect(manager.getByText('Hourly pay')).toHaveCount(0)
    await expect(manager.getByRole('button', { name: /^Reveal/ })).toHaveCount(0)
    await manager.goto(`${path}/edit/private`)
    await expect(manager.getByRole('textbox', { name: 'Hired' })).toBeVisible()
    await expect(manager.getByLabel('Hourly pay')).toHaveCount(0)
    expect(answers.length).toBeGreaterThan(0)
    await manager.unrouteAll({ behavior: 'wait' })
    expect(answers.join('')).not.toContain('1725')
    await manager.context().close()
  })

  await test.step('6. the last day: upcoming visits become open', async () => {
    const visits = await planVisits(api, path.split('/').at(-1) ?? '')
    expect(visits).toHaveLength(2)
    await letGo(page, api, path, visits)
  })
})

test('a caregiver finds the office staff, and nobody else, in the list of employees', async ({
  page,
}) => {
  await signIn(page, 'caregiver')
  await page.goto('/employees')
  await expect(page.getByRole('row', { name: /Nurse/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Greene/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add employee' })).toHaveCount(0)
  await expectAccessible(page)
})

test('an employee is added and changed beside the list', async ({ page }) => {
  const last = `Desk ${person.last}`
  await signIn(page, 'owner')
  await page.goto('/employees')
  await page.getByRole('button', { name: 'Add employee' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('First name').fill('Ida')
  await panel.getByLabel('Last name').fill(last)
  await panel.getByRole('combobox', { name: 'Role' }).fill('Nurse')
  await page.getByRole('option', { name: 'Nurse' }).click()
  await panel.getByRole('checkbox', { name: 'Raleigh' }).check()
  await panel.getByRole('button', { name: 'Add employee' }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('searchbox').fill(last)
  await page.getByRole('link', { name: `${last}, Ida` }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByRole('combobox', { name: 'Role' }).fill('Manager')
  await page.getByRole('option', { name: 'Manager' }).click()
  await panel.getByRole('button', { name: 'Save employee' }).click()
  await expect(panel.getByText('Manager', { exact: true })).toBeVisible()
})
