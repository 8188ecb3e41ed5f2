import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../../testing/a-user.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import {
  aFailure,
  aPage,
  aRecord,
  type Answer,
  type Seen,
  serve,
} from '../../../../testing/serve.ts'
import { aVisit, aVisitRow, idOf } from '../../testing/a-visit.ts'
import { VisitsCalendarScreen } from '../calendar-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T11:00:00Z') })
})

const open = { status: 'available', agent: null } as const
const rows = [
  aVisitRow({ ...open, id: idOf(1) }),
  aVisitRow({ ...open, id: idOf(2), client: { id: idOf(12), name: 'Zoe Young' } }),
  aVisitRow({ ...open, id: idOf(3), client: { id: idOf(13), name: 'Ida Wong' } }),
  // Over already.
  aVisitRow({ ...open, id: idOf(4), starts_at: '2026-03-02T10:00:00.000Z' }),
]

const candidate = (n: number, name: string) => ({
  id: idOf(n),
  agent: { id: idOf(n), name },
  verdict: { outcome: 'allowed', findings: [] },
  score: 82,
  score_parts: [
    { id: 'continuity', points: 30, most: 35, words: '9 visits, last 02/20/2026' },
    { id: 'cost', points: 15, most: 15, words: 'No overtime' },
  ],
  visits_with_client: 9,
  last_visit_on: '2026-02-20',
  week_minutes: 600,
})
const proposals = [
  { visit_id: idOf(1), outcome: 'assigned', candidate: candidate(22, 'Ana Ruiz'), why_not: [] },
  { visit_id: idOf(2), outcome: 'assigned', candidate: candidate(23, 'Ben Ode'), why_not: [] },
  {
    visit_id: idOf(3),
    outcome: 'no_one_fits',
    candidate: null,
    why_not: [{ id: 'overlap', count: 4 }],
  },
]

const fill = async (patch: (seen: Seen) => Answer) => {
  signedIn()
  const requests = serve({
    'GET /visits': () => aPage(rows),
    'GET /schedule_rows': () => aRecord({ rows: [], overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'POST /staffing_proposals': () => aRecord({ proposals }),
    'PATCH /visits/:id': patch,
  })
  const at = { path: 'visits.calendar', at: '/visits-calendar' } as const
  const { user } = await renderScreen(<VisitsCalendarScreen />, at)
  await user.click(await screen.findByRole('button', { name: 'Fill open visits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill open visits' }))
  await dialog.findByText('A caregiver was found for 2 of 3 open visits.')
  const sent = () => requests.filter(({ method }) => method === 'PATCH')
  return { user, dialog, requests, sent }
}

test('who gets which visit is said before, with why one stays open; then it is done, and undone', async () => {
  const { user, dialog, requests, sent } = await fill(() => aRecord(aVisit({ lock_version: 2 })))
  expect(requests.find(({ path }) => path === '/staffing_proposals')?.data).toEqual({
    visit_ids: [idOf(1), idOf(2), idOf(3)],
  })
  expect(dialog.getByText('Ana Ruiz')).toBeVisible()
  expect(dialog.getByText(/No one is free: Overlap 4\./)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Find a caregiver' })).toHaveAttribute(
    'href',
    `/visits/${idOf(3)}/staffing`,
  )
  await user.click(dialog.getByRole('button', { name: 'Assign 2 visits' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 visits as before.')).toBeVisible()
  expect(sent().map(({ data }) => data)).toMatchObject([
    { agent_id: idOf(22), lock_version: 1 },
    { agent_id: idOf(23), lock_version: 1 },
    { agent_id: null, lock_version: 2 },
    { agent_id: null, lock_version: 2 },
  ])
})

test('one can be left open; what was taken meanwhile is told', async () => {
  const { user, dialog, sent } = await fill(() => aFailure(409, 'stale', {}))
  await user.click(dialog.getByRole('checkbox', { name: /Zoe Young/ }))
  expect(dialog.getByRole('checkbox', { name: /Ida Wong/ })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Assign 1 visit' }))
  expect(await dialog.findByText(/^1 visit not assigned:/)).toBeVisible()
  expect(dialog.getByText(/Someone else changed it meanwhile/)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('among chosen visits the open ones are filled', async () => {
  signedIn()
  const requests = serve({
    'GET /visits': () => aPage(rows.slice(0, 2)),
    'GET /schedule_rows': () => aRecord({ rows: [], overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'POST /staffing_proposals': () => aRecord({ proposals: proposals.slice(1, 2) }),
  })
  const at = { path: 'visits.calendar', at: '/visits-calendar?rows=caregivers' } as const
  const { user } = await renderScreen(<VisitsCalendarScreen />, at)
  const card = await screen.findByRole('button', { name: /Zoe Young/ })
  fireEvent.click(card, { shiftKey: true })
  const bar = within(await screen.findByRole('group', { name: 'Selected visits' }))
  await user.click(bar.getByRole('button', { name: 'Fill open visits' }))
  await screen.findByText('A caregiver was found for 1 of 1 open visit.')
  expect(requests.find(({ path }) => path === '/staffing_proposals')?.data).toEqual({
    visit_ids: [idOf(2)],
  })
})
