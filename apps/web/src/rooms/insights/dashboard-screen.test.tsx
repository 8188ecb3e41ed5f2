import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, serve } from '../../testing/serve.ts'
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
