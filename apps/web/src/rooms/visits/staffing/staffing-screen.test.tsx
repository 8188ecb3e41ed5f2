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
  score_parts: { continuity: 40, hours: 30 },
  visits_with_client: n,
  last_visit_on: '2026-02-20',
  week_minutes: 600,
})
const away = { id: 'availability', kind: 'soft', sentence: 'Ben Ode is away.', next: 'Ask.' }
const never = { id: 'do_not_send', kind: 'hard', sentence: 'Cal Roe must not go.', next: 'Ask.' }

test('candidates say why, and one of them is assigned, with a reason where it needs one', async () => {
  signedIn()
  const visit = aVisit({ status: 'available', agent: null, agent_id: null })
  const requests = serve({
    'GET /visits/:id': () => aRecord(visit),
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
  expect(await screen.findByText('Free, and nothing against it')).toBeVisible()
  expect(screen.getByText(/Not possible: Cal Roe must not go/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Assign Cal Roe' })).toBeDisabled()
  expect(screen.getAllByText('22, last 02/20/2026')).toHaveLength(1)
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
