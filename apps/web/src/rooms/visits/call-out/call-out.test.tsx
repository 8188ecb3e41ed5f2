import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aVisit, idOf } from '../testing/a-visit.ts'
import { CallOutScreen } from './call-out-screen.tsx'

const candidate = (n: number, name: string, outcome: string, sentence?: string) => ({
  id: idOf(n),
  agent: { id: idOf(n), name },
  verdict: {
    outcome,
    findings: sentence ? [{ id: 'overlap', kind: 'soft', sentence, next: 'Ask.' }] : [],
  },
  score: 70,
  score_parts: [{ id: 'travel', points: 20, most: 25, words: '2.1 mi, 6 min from home' }],
  visits_with_client: 0,
  last_visit_on: null,
  week_minutes: 0,
})

test('a visit that has begun stays, and the page says how it ends; one that is over needs no cover', async () => {
  signedIn()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T16:00:00Z') })
  const begun = aVisit({ status: 'in_progress', check_in_at: '2026-03-02T13:00:00.000Z' })
  const over = aVisit({ id: idOf(2), ends_at: '2026-03-02T15:00:00.000Z' })
  const agentId = begun.agent?.id ?? ''
  const requests = serve({
    'GET /agents/:id': () => aRecord({ id: agentId, name: 'Maria Lopez' }),
    'GET /visits': () => aPage([begun, over]),
  })
  await renderScreen(<CallOutScreen />, {
    path: 'agent.call-out',
    at: `/agents/${agentId}/call-out`,
  })
  expect(await screen.findByText('No visits to cover')).toBeVisible()
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent('Maria Lopez has begun with Rosa Alvarez')
  expect(screen.getByRole('link', { name: 'its page' })).toHaveAttribute(
    'href',
    `/visits/${begun.id}`,
  )
  expect(screen.getByRole('button', { name: 'Save call-out' })).toBeEnabled()
  // Only what concerns the caregiver is read.
  expect(requests.find(({ path }) => path === '/visits')?.query).toMatchObject({
    by_agent_id: agentId,
  })
  vi.useRealTimers()
})

test('from the caregiver’s page two actions cover a visit: call out, assign the best', async () => {
  signedIn()
  const visit = aVisit({ status: 'scheduled', ends_at: '2099-03-02T17:00:00.000Z' })
  const agentId = visit.agent?.id ?? ''
  const requests = serve({
    'GET /agents/:id': () => aRecord({ id: agentId, name: 'Maria Lopez' }),
    'GET /visits': () => aPage([visit]),
    'POST /call_outs': () =>
      aRecord({
        absence_id: idOf(9),
        visits: [
          {
            id: visit.id,
            client: visit.client,
            starts_at: visit.starts_at,
            ends_at: visit.ends_at,
            lock_version: 7,
            candidates: [
              candidate(22, 'Ana Ruiz', 'allowed'),
              candidate(23, 'Ben Ode', 'reason_needed', 'Ben Ode already has a visit.'),
            ],
          },
        ],
      }),
    'PATCH /visits/:id': () =>
      aRecord({ ...visit, agent: { id: idOf(22), name: 'Ana Ruiz' }, agent_id: idOf(22) }),
  })
  const { user } = await renderScreen(<CallOutScreen />, {
    path: 'agent.call-out',
    at: `/agents/${agentId}/call-out`,
  })
  await user.click(await screen.findByRole('button', { name: 'Call out, cover 1 visit' }))
  expect(await screen.findByText('2.1 mi, 6 min from home')).toBeVisible()
  expect(screen.getByText('Ben Ode already has a visit.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Assign Ben Ode' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Assign Ana Ruiz' }))
  expect(await screen.findByText('Covered by Ana Ruiz.')).toBeVisible()
  await vi.waitFor(() =>
    expect(requests.filter(({ method }) => method !== 'GET').map(({ data }) => data)).toEqual([
      { agent_id: agentId, start_date: expect.any(String) },
      // Whoever accepted it meanwhile is not replaced unseen.
      { lock_version: 7, agent_id: idOf(22) },
    ]),
  )
})
