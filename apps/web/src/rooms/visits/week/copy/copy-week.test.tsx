import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../../testing/a-user.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../../testing/serve.ts'
import { aVisitRow, idOf } from '../../testing/a-visit.ts'
import { VisitsCalendarScreen } from '../calendar-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T11:00:00Z') })
})

const counts = { with_caregiver: 3, open: 1, there: 2, left_out: 0 }
const line = {
  client: 'Rosa Alvarez',
  caregiver: 'Grace Hill',
  scheduled_date: '2026-03-09',
  scheduled_time: '08:00',
  outcome: 'open',
  why: 'Grace Hill is away.',
}
const added = [{ id: idOf(81), lock_version: 0 }]

const openBoard = async (at = '/visits-calendar?date=2026-03-05') => {
  const requests = serve({
    'GET /visits': () =>
      aPage([
        aVisitRow(),
        aVisitRow({ id: idOf(2), status: 'available', agent: null, draft: true }),
      ]),
    'GET /schedule_rows': () => aRecord({ rows: [], overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'GET /names': () => aRecord({ names: [] }),
    'POST /visit_copies': ({ data }) =>
      aRecord(
        (data as { preview?: boolean }).preview
          ? { added: [], counts, lines: [line] }
          : { added, counts, lines: [line] },
      ),
    'POST /visit_withdrawals': () => aRecord({ withdrawn: 1, left: [] }),
    'POST /visit_publications': () => aRecord({ published: 1, told: 0 }),
  })
  const opened = await renderScreen(<VisitsCalendarScreen />, { path: 'visits.calendar', at })
  const sent = (path: string) => requests.filter((one) => one.path === path).map(({ data }) => data)
  return { ...opened, sent }
}

test('a week is copied after a preview, and taken back at once', async () => {
  signedIn()
  const { user, sent } = await openBoard(
    `/visits-calendar?date=2026-03-05&by_client_id=${idOf(11)}&status=scheduled`,
  )
  await user.click(await screen.findByRole('button', { name: 'Copy week' }))
  expect(
    await screen.findByText('3 visits with the same caregiver. 1 open. 2 already there.'),
  ).toBeVisible()
  expect(
    screen.getByText(
      'Rosa Alvarez, Mon 03/09 8a: open instead of with Grace Hill. Grace Hill is away.',
    ),
  ).toBeVisible()
  await user.type(screen.getByLabelText('Reason'), 'She comes back')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await vi.waitFor(() => expect(sent('/visit_copies')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Copy 4 visits' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Copy undone.')).toBeVisible()
  const whose = { from: '2026-03-02', to: '2026-03-09', client_id: idOf(11) }
  expect(sent('/visit_copies')).toEqual([
    { ...whose, preview: true },
    { ...whose, assignment_reason: 'She comes back', preview: true },
    { ...whose, assignment_reason: 'She comes back' },
  ])
  expect(sent('/visit_withdrawals')).toEqual([{ visits: added }])
})

test('drafts are published after a review', async () => {
  signedIn()
  const { user, sent } = await openBoard()
  expect(await screen.findByText('1 draft. No phone shows it yet.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /Draft, Open$/ })).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Review & publish' }))
  expect(await screen.findByText(/Still open: no caregiver hears of it/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Publish 1 visit' }))
  expect(await screen.findByText('1 visit published. 0 caregivers told.')).toBeVisible()
  expect(sent('/visit_publications')).toEqual([{ visit_ids: [idOf(2)] }])
})

test('drafts are discarded at the second click', async () => {
  signedIn()
  const { user, sent } = await openBoard()
  await user.click(await screen.findByRole('button', { name: 'Review & publish' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(sent('/visit_withdrawals')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard 1 draft' }))
  expect(await screen.findByText('1 draft discarded.')).toBeVisible()
  expect(sent('/visit_withdrawals')).toEqual([{ visits: [{ id: idOf(2), lock_version: 1 }] }])
})

test('who may not schedule copies and publishes nothing', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await openBoard()
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: 'Copy week' })).not.toBeInTheDocument()
  expect(screen.queryByText(/No phone shows/)).not.toBeInTheDocument()
})
