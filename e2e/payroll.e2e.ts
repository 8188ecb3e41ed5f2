import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test('a pay week is closed in three actions, and the file agrees with it', async ({ page }) => {
  await signIn(page, 'billing')
  await page.goto('/payroll')
  await expect(page.getByRole('heading', { level: 1, name: 'Payroll' })).toBeVisible()
  await page.getByRole('button', { name: /^Acknowledge clean timesheets/ }).click()
  await expect(page.getByText(/timesheets acknowledged \(\$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create file' }).click()
  await page.getByRole('button', { name: /^Create file \(/ }).click()

  await expect(page.getByRole('button', { name: /^Create file \(/ })).toHaveCount(0)
  const files = page.getByRole('listitem').filter({ hasText: 'payroll-' })
  await expect(files).toHaveCount(1)
  await expectAccessible(page)
  const told = /\$([\d,]+\.\d\d)/.exec((await files.textContent()) ?? '')?.[1]
  const download = page.waitForEvent('download')
  await files.getByRole('link').click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [head = '', ...rows] = text.trim().split('\r\n')
  const gross = head.split(',').indexOf('Gross pay')
  const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(',')[gross]) * 100), 0)
  expect(sum).toBe(Math.round(Number(told?.replaceAll(',', '')) * 100))

  await page.getByRole('button', { name: 'Create file' }).click()
  await page.getByRole('button', { name: 'Create file (new timesheets)' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'in a file already' }).first(),
  ).toBeVisible()
  await page.getByLabel('Include timesheets of earlier files again').check()
  await page.getByRole('button', { name: /^Create file \(/ }).click()
  await expect(files).toHaveCount(2)
})

test('a caregiver sees how the pay adds up, and asks about it', async ({ page }) => {
  await signIn(page, 'caregiver')
  await page.goto('/field/pay')
  await page.getByRole('button', { name: 'Show how it adds up' }).nth(1).click()
  await page.getByRole('button', { name: 'Ask the office about this week' }).click()
  await page.getByLabel('Your question').fill('Is Friday missing?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question is with the office.')).toBeVisible()
})
