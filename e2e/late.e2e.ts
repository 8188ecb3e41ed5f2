import { expect } from '@playwright/test'
import { apiOf, type Api } from './api.ts'
import { localNow } from './clock.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

type Made = { visits: { id: string }[] }

/** A visit that should have begun half an hour ago, with nobody checked in; of whoever is not away. */
async function lateVisit(api: Api): Promise<string> {
  const [client] = await api.get<{ id: string }[]>('clients?search=Callahan')
  const [service] = await api.get<{ id: string }[]>('services?items=1')
  const { day, minute } = localNow(new Date(Date.now() - 30 * 60_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const asked = {
    client_id: client?.id,
    scheduled_dates: [day],
    scheduled_time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    scheduled_duration: 90,
    services: [{ id: service?.id }],
    assignment_reason: 'The family asked',
    client_confirmed: true,
  }
  const refused: unknown[] = []
  for (const { id } of await api.get<{ id: string }[]>('caregivers?items=10')) {
    const made = await api
      .send<Made>('POST', 'create_non_repeating_visits', { ...asked, agent_id: id })
      .catch((error: unknown) => void refused.push(error))
    if (made) return made.visits[0]?.id ?? ''
  }
  throw new Error(`Nobody can be given a visit: ${String(refused[0])}`)
}

test('a late visit is checked in by hand in four actions, from the queue', async ({
  page,
  baseURL,
}) => {
  // Who may give every reason.
  const id = await lateVisit(await apiOf(baseURL ?? '', 'owner'))
  const manager = await apiOf(baseURL ?? '', 'manager')
  await signIn(page, 'manager')
  await page.goto('/visits/exceptions?exception=late')
  const row = page.locator(`[data-row="${id}"]`)
  const open = row.getByRole('button', { name: 'Enter check-in' })
  await expect(open).toBeVisible({ timeout: 20_000 })
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Enter check-in: / })
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Enter check-in' }).click()
  await expect(page.getByText('Check-in entered.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await manager.get(`visits/${id}`)).toMatchObject({
    status: 'in_progress',
    check_in_method: 'manual',
  })
})

test('a visit is one screen high, planned or worked, with the place for a comment in sight', async ({
  page,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  await signIn(page, 'manager')
  for (const which of ['status=scheduled&moment=to_come', 'status=approved']) {
    const [visit] = await api.get<{ id: string }[]>(`visits?${which}&items=1`)
    await page.goto(`/visits/${visit?.id}`)
    await expect(page.getByRole('button', { name: 'Add comment' })).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBe(0)
  }
})
