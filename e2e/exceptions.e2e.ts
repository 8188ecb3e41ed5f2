import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { apiOf } from './api.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'
import { unsignedVisits } from './unsigned.ts'

test.use({ reducedMotion: 'reduce' })

test('by keyboard alone: a missing check-out is supplied by one key, and the visit comes back by another', async ({
  page,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  await signIn(page, 'manager')
  await page.goto('/visits/exceptions?exception=no_check_out')
  const rows = page.locator('[data-row]')
  await rows.first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  const before = await rows.count()
  const first = (await rows.first().getAttribute('data-row')) ?? ''

  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(page.locator(`[data-row="${first}"]`)).toHaveCount(0)
  await expect(rows).toHaveCount(before - 1)
  expect(await api.get(`visits/${first}`)).toMatchObject({ check_out_at: expect.any(String) })

  await page.keyboard.press('u')
  await expect(page.getByText('1 visit back in the queue.')).toBeVisible()
})

test('a whole cause is settled in two actions', async ({ page, baseURL }) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const visits = await unsignedVisits(api, 2)
  await signIn(page, 'manager')
  await page.goto('/visits/exceptions?exception=not_signed')
  await expect(page.locator('[data-row]')).toHaveCount(visits.length)
  await page.getByRole('button', { name: `Settle all ${visits.length}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Settle ${visits.length}` }).press('Enter')
  await expect(page.getByText('All clear')).toBeVisible()
  for (const id of visits)
    expect(await api.get(`visits/${id}`)).toMatchObject({ status: 'approved' })
})
