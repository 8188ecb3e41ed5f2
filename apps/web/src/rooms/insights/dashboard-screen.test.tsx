import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, aUserOfTwoOffices, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const counts = {
  'GET /visits': () => aPage([], { total: 1234 }),
  'GET /claims': () => aPage([], { total: 7 }),
  'GET /eras': () => aPage([], { total: 0 }),
}

test('each number opens the list with the very filter that it was counted with', async () => {
  signedIn()
  const seen = serve(counts)
  await renderScreen(<DashboardScreen />, { path: 'dashboard' })
  const review = await screen.findByRole('link', { name: /To review 1,234/ })
  const href = new URL(review.getAttribute('href') ?? '', 'http://here')
  const counted = seen.find((request) => request.query.status === 'completed')?.query
  // How much is asked for is no filter.
  const filter = { ...counted, items: undefined, exact_count: undefined }
  expect(filter).toEqual(Object.fromEntries(href.searchParams))
})

test('a manager is not shown the work of billing', async () => {
  signedIn(aUser({ role: 'manager' }))
  serve(counts)
  await renderScreen(<DashboardScreen />, { path: 'dashboard' })
  expect(await screen.findByText('Visits today')).toBeVisible()
  expect(screen.queryByText('Claims for review')).toBeNull()
})

test('numbers are of the office that was chosen, and of all where that is taken away', async () => {
  signedIn(aUserOfTwoOffices())
  const seen = serve({ ...counts, 'GET /names': () => aRecord({ names: [] }) })
  const offices = () => [
    ...new Set(
      seen
        .filter(({ path }) => path === '/visits' || path === '/claims')
        .map(({ query }) => query.office_id),
    ),
  ]
  await renderScreen(<DashboardScreen />, { path: 'dashboard' })
  await screen.findByRole('link', { name: /To review 1,234/ })
  expect(offices()).toEqual(['01900005-0000-7000-8000-000000000000'])
  cleanup()
  seen.length = 0
  await renderScreen(<DashboardScreen />, { path: 'dashboard', at: '/dashboard?office_id=all' })
  const review = await screen.findByRole('link', { name: /To review 1,234/ })
  expect(offices()).toEqual([undefined])
  // The list that opens counts the same.
  expect(review.getAttribute('href')).toContain('office_id=all')
})
