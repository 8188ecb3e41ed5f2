import { expect } from '@playwright/test'
import { careplanPath } from './gallery-screens.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test('an active care plan is revised, its change set is read, and the new version is applied', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto((await careplanPath(page, '', 'active')) ?? '')
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.waitForURL(/careplan\/.*\/edit/)
  const time = page.getByLabel('Start time').first()
  const was = await time.inputValue()
  const next = was === '06:10 AM' ? '06:20 AM' : '06:10 AM'
  await time.fill(next)
  await page.getByRole('button', { name: 'Save care plan' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
  await expect(page.getByText(new RegExp(`Start time: .* → ${next}`))).toBeVisible()

  await page.getByRole('button', { name: 'Activate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activate this care plan?' })
  await dialog.getByText(/^\d+ visits? changed$/).click()
  await expect(dialog.getByText(new RegExp(`→ .*${next}`)).first()).toBeVisible()
  await expect(dialog.getByText(/ends\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Care plan activated.', { exact: false })).toBeVisible()
  const versions = page.getByRole('list', { name: 'Versions', exact: true })
  await expect(versions.getByText('Active', { exact: true })).toBeVisible()

  // The version before is still there to be read.
  await versions.getByRole('link').last().click()
  await expect(page.getByRole('link', { name: /^Version \d+$/ }).last()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Weekly shifts' })).toBeVisible()
})
