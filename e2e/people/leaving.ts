import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import type { Api } from '../api.ts'
import { later, localNow } from '../clock.ts'

type Visit = { id: string; status: string; agent: { name: string } | null }

/** Plans the person for two visits of the coming weeks that nobody started; returns their ids. */
export async function planVisits(api: Api, agentId: string): Promise<string[]> {
  const { day } = localNow()
  const days = `by_scheduled_date[start_date]=${later(day, 20)}&by_scheduled_date[end_date]=${later(day, 40)}`
  const visits = await api.get<Visit[]>(`visits?status=scheduled&items=2&${days}`)
  for (const { id } of visits)
    await api.send('PATCH', `visits/${id}`, { agent_id: agentId, assignment_reason: 'Stands in' })
  return visits.map(({ id }) => id)
}

/** Somebody becomes inactive; what follows is said before, and happens after. */
export async function letGo(page: Page, api: Api, path: string, visits: string[]): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Terminate employment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`${path}/edit/employment`)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await expect(
    page.getByText(`Their ${visits.length} upcoming visits become open visits.`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()

  for (const id of visits)
    await expect
      .poll(async () => (await api.get<Visit>(`visits/${id}`)).status, { timeout: 30_000 })
      .toBe('available')
  await page.goto(`${path}?tab=visits`)
  await expect(page.getByText('No visits yet')).toBeVisible()
  await page.goto(`/visits/${visits[0]}`)
  await expect(page.getByText('No caregiver').first()).toBeVisible()
}
