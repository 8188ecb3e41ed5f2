import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, serve } from '../../../testing/serve.ts'
import { JournalScreen } from './journal-screen.tsx'

const aRow = (name: string) => ({
  id: `01900000-0000-7000-8000-${name.padEnd(12, '0').replaceAll(/[^0-9a-f]/g, '0')}`,
  name,
  planned_minutes: 60,
  worked_minutes: 0,
  visits: [
    {
      id: '01900000-0000-7000-8000-000000000009',
      scheduled_date: '2026-03-04',
      starts_at: '2026-03-04T14:00:00.000Z',
      ends_at: '2026-03-04T15:00:00.000Z',
      status: 'scheduled',
      moment: 'missed',
      agent: null,
      scheduled_duration: 60,
      worked_minutes: null,
    },
  ],
})

const rows: Record<string, ReturnType<typeof aRow>> = {
  1: aRow('ada'),
  2: aRow('bea'),
  3: aRow('cee'),
}

const pagesOf = (requests: { path: string; query: { page?: string } }[]) =>
  requests.filter(({ path }) => path === '/visits_journal').map(({ query }) => query.page)

test('pages come with a pause between them until somebody stops; then they go on', async () => {
  signedIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const requests = serve({
    'GET /visits_journal': ({ query }) =>
      aPage([rows[query.page ?? '']], { page: Number(query.page), pages: 3, total: 3 }),
  })
  await renderScreen(<JournalScreen />, {
    path: 'visits.journal',
    at: '/visits/journal?date=2026-03-05',
  })
  expect(await screen.findByText('1 of 3 clients')).toBeVisible()
  expect(requests.at(-1)?.query).toMatchObject({ week_of: '2026-03-02', page: '1' })
  expect(pagesOf(requests)).toEqual(['1'])
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(await screen.findByText('2 of 3 clients')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(pagesOf(requests)).toEqual(['1', '2'])
  expect(screen.getByRole('button', { name: 'Print these clients' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(await screen.findByText('3 of 3 clients')).toBeVisible()
  expect(screen.getAllByText('Missed')).toHaveLength(3)
  vi.useRealTimers()
})

test('who stops before the first clients is told so, and prints nothing', async () => {
  signedIn()
  serve({ 'GET /visits_journal': () => new Promise<Response>(() => undefined) })
  await renderScreen(<JournalScreen />, {
    path: 'visits.journal',
    at: '/visits/journal?date=2026-03-05',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByText('Stopped, no clients yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print these clients' })).toBeDisabled()
})

test('what came stays when the connection is lost; a week without visits says so', async () => {
  signedIn()
  let fails = true
  serve({
    'GET /visits_journal': ({ query }) =>
      query.page === '2' && fails
        ? aFailure(500, 'internal')
        : aPage([rows[query.page ?? '']], { page: Number(query.page), pages: 2, total: 2 }),
  })
  await renderScreen(<JournalScreen />, {
    path: 'visits.journal',
    at: '/visits/journal?date=2026-03-05',
  })
  expect(
    await screen.findByText(/the connection was lost/, undefined, { timeout: 10_000 }),
  ).toBeVisible()
  expect(screen.getByText('ada')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('2 of 2 clients')).toBeVisible()
}, 20_000)
