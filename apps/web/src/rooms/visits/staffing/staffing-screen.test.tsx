import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aVisit, idOf } from '../testing/a-visit.ts'
import { StaffingScreen } from './staffing-screen.tsx'

const candidate = (n: number, name: string, findings: object[] = [], outcome = 'allowed') => ({
  id: idOf(n),
  agent: { id: idOf(n), name },
  verdict: { outcome, findings },
  score: 70,
  score_parts: [
    { id: 'continuity', points: 30, most: 35, words: `${n} visits, last 02/20/2026` },
    { id: 'travel', points: 20, most: 25, words: '2.1 mi, 6 min from home' },
    { id: 'hours', points: 10, most: 15, words: '10 h of 40 h planned that week' },
    { id: 'cost', points: 15, most: 15, words: 'No overtime' },
    { id: 'language', points: 0, most: 10, words: 'Spanish not on file' },
  ],
  visits_with_client: n,
  last_visit_on: '2026-02-20',
  week_minutes: 600,
})
const away = { id: 'availability', kind: 'soft', sentence: 'Ben Ode is away.', next: 'Ask.' }
const never = { id: 'do_not_send', kind: 'hard', sentence: 'Cal Roe must not go.', next: 'Ask.' }

const summary = { free: 1, others: 2, why_not: [{ id: 'availability', count: 2 }] }

test('candidates say why, and one of them is assigned, with a reason where it needs one', async () => {
  signedIn()
  const visit = aVisit({ status: 'available', agent: null, agent_id: null })
  const requests = serve({
    'GET /visits/:id': () => aRecord(visit),
    'GET /visits/:id/staffing_summary': () => aRecord(summary),
    'GET /visit_offers': () => aPage([]),
    'GET /visit_staffing_candidates': () =>
      aPage([
        candidate(22, 'Ana Ruiz'),
        candidate(23, 'Ben Ode', [away], 'reason_needed'),
        candidate(24, 'Cal Roe', [never], 'refused'),
      ]),
    'PATCH /visits/:id': ({ data }) =>
      (data as { assignment_reason?: string }).assignment_reason
        ? aRecord(visit)
        : aFailure(422, 'assignment_reason_needed', {
            errors: { assignment_reason: ['Ben Ode is away. Ask.'] },
          }),
  })
  const { user } = await renderScreen(<StaffingScreen />, {
    path: 'visit.staffing',
    at: `/visits/${visit.id}/staffing`,
  })
  await screen.findByRole('columnheader', { name: 'Distance' })
  // Nothing speaks against those who fit best.
  expect(screen.queryByRole('columnheader', { name: 'Verdict' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Why not/ }))
  expect(await screen.findByText(/Not possible: Cal Roe must not go/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Assign Cal Roe' })).toBeDisabled()
  expect(screen.getAllByText('22 visits, last 02/20/2026')).toHaveLength(1)
  expect(screen.getAllByText('2.1 mi, 6 min from home')).toHaveLength(3)
  const [score] = screen.getAllByRole('img', { name: /Language 0 of 10: Spanish not on file/ })
  expect(score).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Assign Ben Ode' }))
  const alert = await screen.findByRole('alert')
  await user.type(within(alert).getByLabelText('Reason'), 'He offered to come')
  await user.click(within(alert).getByRole('button', { name: 'Assign with this reason' }))
  const sent = () => requests.filter(({ method }) => method === 'PATCH')
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toMatchObject({
    agent_id: idOf(23),
    assignment_reason: 'He offered to come',
  })
})

test('those who were chosen are offered the visit, and the answers are read wave by wave', async () => {
  signedIn()
  const visit = aVisit({ status: 'available', agent: null, agent_id: null })
  const person = (n: number, name: string, answer: string, wave: number | null) => ({
    agent: { id: idOf(n), name },
    answer,
    wave,
    told_at: wave && '2026-11-02T14:00:00.000Z',
    answered_at: null,
    why: answer === 'declined' ? 'Too far' : null,
  })
  let offered: object[] = []
  const offer = {
    id: idOf(50),
    visit_id: visit.id,
    client: visit.client,
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    mode: 'pick',
    status: 'open',
    expires_at: visit.starts_at,
    wave: 1,
    wave_size: 3,
    wave_minutes: 20,
    next_wave_at: '2026-11-02T14:20:00.000Z',
    note: null,
    created_by: 'Priya Raman',
    created_at: '2026-11-02T14:00:00.000Z',
    ended_at: null,
    recipients: [
      person(22, 'Ana Ruiz', 'accepted', 1),
      person(23, 'Ben Ode', 'declined', 1),
      person(24, 'Cal Roe', 'waiting', null),
    ],
    lock_version: 0,
  }
  const requests = serve({
    'GET /visits/:id': () => aRecord(visit),
    'GET /visits/:id/staffing_summary': () => aRecord(summary),
    'GET /visit_staffing_candidates': () =>
      aPage([candidate(22, 'Ana Ruiz'), candidate(23, 'Ben Ode')]),
    'GET /visit_offers': () => aPage(offered),
    'POST /visit_offers': () => {
      offered = [offer]
      return aRecord({ offers: offered, left_out: [] })
    },
    'POST /visit_offers/:id/pick': () => aRecord(visit),
  })
  const { user } = await renderScreen(<StaffingScreen />, {
    path: 'visit.staffing',
    at: `/visits/${visit.id}/staffing`,
  })
  await screen.findByText('Ana Ruiz')
  for (const box of screen.getAllByRole('checkbox').slice(-2)) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Offer to 2' }))
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    visit_ids: [visit.id],
    agent_ids: [idOf(22), idOf(23)],
    mode: 'first',
    wave_minutes: 20,
  })
  // Those who were asked answer first: meanwhile there is no second offer.
  expect(await screen.findByText(/no caregiver yet, offered now/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Offer to the best ten' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^Offer to \d/ })).toBeNull()
  await user.click(await screen.findByRole('tab', { name: /Offers\s*1/ }))
  expect(await screen.findByText('Declined: Too far')).toBeVisible()
  expect(screen.getByText('Later wave')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pick Ana Ruiz' }))
  await vi.waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/pick'))?.data).toEqual({
      agent_id: idOf(22),
    }),
  )
})
