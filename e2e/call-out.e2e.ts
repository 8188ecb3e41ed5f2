import { expect } from '@playwright/test'
import { type Api, apiOf } from './api.ts'
import { caregiverName } from './chain/office.ts'
import { later, localNow } from './clock.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

type Visit = { id: string; agent: { id: string; name: string } | null }

/** Who has visits ahead on a day; the caregiver of the chain is left her work. */
async function workingOn(day: string, api: Api) {
  const visits = await api.get<Visit[]>(
    `visits?status=scheduled&moment=to_come&items=100` +
      `&by_scheduled_date%5Bstart_date%5D=${day}&by_scheduled_date%5Bend_date%5D=${day}`,
  )
  return visits.find(({ agent }) => agent && agent.name !== caregiverName)?.agent
}

test('a call-out is covered in three actions', async ({ page, baseURL }) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const today = localNow().day
  const ofToday = await workingOn(today, api)
  // In the evening the visits of the day are over.
  const agent = ofToday ?? (await workingOn(later(today, 1), api))
  await signIn(page, 'manager')
  await page.goto(`/agents/${agent?.id}`)
  await page.getByRole('link', { name: 'Call-out' }).click()
  if (!ofToday) await page.getByText('Tomorrow', { exact: true }).click()
  await page.getByRole('button', { name: /^Call out, cover/ }).click()
  await page
    .getByRole('button', { name: /^Assign / })
    .first()
    .click()
  await expect(page.getByText(/^Covered by /).first()).toBeVisible()
})
