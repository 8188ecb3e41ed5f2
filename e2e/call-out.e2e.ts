import { expect } from '@playwright/test'
import { apiOf } from './api.ts'
import { caregiverName } from './chain/office.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

type Visit = { id: string; agent: { id: string; name: string } | null }

test('a call-out is covered in three actions', async ({ page, baseURL }) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const visits = await api.get<Visit[]>('visits?status=scheduled&moment=to_come&items=100')
  // The caregiver of the chain works on this day.
  const agent = visits.find((visit) => visit.agent && visit.agent.name !== caregiverName)?.agent
  await signIn(page, 'manager')
  await page.goto(`/agents/${agent?.id}`)
  await page.getByRole('link', { name: 'Call-out' }).click()
  await page.getByRole('button', { name: /^Call out, cover/ }).click()
  await page
    .getByRole('button', { name: /^Assign / })
    .first()
    .click()
  await expect(page.getByText(/^Covered by /).first()).toBeVisible()
})
