import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { aVisitRow } from '../testing/a-visit.ts'
import { DailyVisitsScreen } from './daily-visits-screen.tsx'

test('the day of the address is shown, and the days beside it are a link away with the same filters', async () => {
  signedIn()
  const requests = serve({ 'GET /visits': () => aPage([aVisitRow()]) })
  await renderScreen(<DailyVisitsScreen />, {
    path: 'visits.daily',
    at: '/visits/daily?date=2026-03-02&status=scheduled',
  })
  expect(await screen.findByRole('heading', { name: 'Visits on Mon, 03/02/2026' })).toBeVisible()
  expect(requests.find(({ path }) => path === '/visits')?.query).toMatchObject({
    'by_scheduled_date[start_date]': '2026-03-02',
    'by_scheduled_date[end_date]': '2026-03-02',
    status: 'scheduled',
  })
  expect(screen.getByRole('link', { name: 'Next day' })).toHaveAttribute(
    'href',
    '/visits/daily?status=scheduled&date=2026-03-03',
  )
  // The figures are those of today.
  expect(screen.queryByRole('list', { name: 'Visits of today' })).not.toBeInTheDocument()
})
