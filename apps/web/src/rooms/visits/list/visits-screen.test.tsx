import { screen } from '@testing-library/react'
import { weekOf } from '@homeward/domain/time/zone'
import { localDay } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { aVisitRow } from '../testing/a-visit.ts'
import { VisitsScreen } from './visits-screen.tsx'

const openList = async (at: string) => {
  const requests = serve({ 'GET /visits': () => aPage([aVisitRow({ status: 'completed' })]) })
  await renderScreen(<VisitsScreen />, { path: 'visits', at })
  await screen.findByRole('link', { name: 'Mon 03/02/2026 08:00 AM' })
  return requests.find(({ path }) => path === '/visits')?.query
}

test('the list shows this week until other days are chosen', async () => {
  signedIn()
  const week = weekOf(localDay(new Date(), 'America/New_York'))
  expect(await openList('/visits')).toMatchObject({
    'by_scheduled_date[start_date]': week.start,
    'by_scheduled_date[end_date]': week.end,
  })
  expect(screen.getByRole('button', { name: 'This week' })).toBeVisible()
  expect(screen.getByText('Not signed')).toBeVisible()
})

test('the days and filters of the address are asked for', async () => {
  signedIn()
  const asked = await openList(
    '/visits?by_scheduled_date[start_date]=2026-03-01&by_scheduled_date[end_date]=2026-03-31&unassigned=true',
  )
  expect(asked).toMatchObject({
    'by_scheduled_date[start_date]': '2026-03-01',
    'by_scheduled_date[end_date]': '2026-03-31',
    unassigned: 'true',
  })
  expect(screen.getByRole('button', { name: 'Staffing: No caregiver' })).toBeVisible()
})
