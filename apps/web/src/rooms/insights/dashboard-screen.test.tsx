import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, aUserOfTwoOffices, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const visit = {
  id: 'v-1',
  status: 'scheduled',
  moment: 'late',
  starts_at: '2026-03-10T14:00:00Z',
  ends_at: '2026-03-10T16:00:00Z',
  check_in_at: null,
  check_out_at: null,
  client: { id: 'c-1', name: 'Loretta Simms' },
  agent: { id: 'a-1', name: 'Darnell Pugh' },
}
const day = {
  date: '2026-03-10',
  time_zone: 'America/New_York',
  counts: { missed: 0, late: 1, no_check_out: 0, open: 2, in_progress: 40, done: 21, to_come: 72 },
  visits: [visit, { ...visit, id: 'v-2', moment: 'done', client: { id: 'c-2', name: 'Ada Low' } }],
}
const answers = {
  'GET /visits': () => aPage([], { total: 1234 }),
  'GET /claims': () => aPage([], { total: 7 }),
  'GET /eras': () => aPage([], { total: 0 }),
  'GET /insights/visit_summary': () => aRecord(day),
}

const open = (role?: 'manager') => {
  signedIn(aUser({ name: 'Erin Walsh', ...(role && { role }) }))
  const seen = serve(answers)
  return renderScreen(<DashboardScreen />, { path: 'dashboard' }).then(() => seen)
}
const hrefOf = async (name: RegExp) =>
  new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'http://here')

test('each number of a queue opens the list with the very filter that it was counted with', async () => {
  const seen = await open()
  const { searchParams } = await hrefOf(/To review.* 1,234/)
  const counted = seen.find((request) => request.query.status === 'completed')?.query
  // How much is asked for is no filter.
  const filter = { ...counted, items: undefined, exact_count: undefined }
  expect(filter).toEqual(Object.fromEntries(searchParams))
})

test.each([
  [/136 visits/, 'takes_place'],
  [/3 need attention/, 'needs_someone'],
  [/40 in progress/, 'in_progress'],
  [/2 open/, 'open'],
  [/21 done/, 'done'],
])('the number %s opens the visits of today that are %s', async (name, moment) => {
  await open()
  const { pathname, searchParams } = await hrefOf(name)
  expect(pathname).toBe('/visits')
  expect(searchParams.get('moment')).toBe(moment)
  expect(searchParams.get('by_scheduled_date[start_date]')).toBe(
    searchParams.get('by_scheduled_date[end_date]'),
  )
})

test('the day greets by name; who needs somebody has a line, and what is empty is not said', async () => {
  await open()
  expect(
    await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Erin$/ }),
  ).toBeVisible()
  expect((await hrefOf(/Loretta Simms Darnell Pugh/)).pathname).toBe('/visits/v-1')
  expect(screen.queryByRole('link', { name: /missed/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Ada Low/ })).toBeNull()
})

test('a manager is not shown the work of billing', async () => {
  await open('manager')
  expect(await screen.findByText('To review')).toBeVisible()
  expect(screen.queryByText('Claims for review')).toBeNull()
})

test('numbers are of the office that was chosen, and of all where that is taken away', async () => {
  signedIn(aUserOfTwoOffices())
  const seen = serve({ ...answers, 'GET /names': () => aRecord({ names: [] }) })
  const offices = () => [
    ...new Set(
      seen
        .filter(({ path }) => ['/visits', '/claims', '/insights/visit_summary'].includes(path))
        .map(({ query }) => query.office_id),
    ),
  ]
  const { user } = await renderScreen(<DashboardScreen />, { path: 'dashboard' })
  await screen.findByRole('link', { name: /To review.* 1,234/ })
  expect(offices()).toEqual(['01900005-0000-7000-8000-000000000000'])
  seen.length = 0
  await user.click(screen.getByRole('button', { name: /^Office: .*, show all offices$/ }))
  await waitFor(() => expect(offices()).toEqual([undefined]))
  const review = await screen.findByRole('link', { name: /To review.* 1,234/ })
  // The list that opens counts the same.
  expect(review.getAttribute('href')).toContain('office_id=all')
})
