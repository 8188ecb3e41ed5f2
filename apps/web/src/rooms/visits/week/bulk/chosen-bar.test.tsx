import { fireEvent, screen } from '@testing-library/react'
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

const rows = [
  aVisitRow(),
  aVisitRow({
    id: idOf(2),
    scheduled_date: '2026-03-03',
    client: { id: idOf(12), name: 'Zoe Young' },
  }),
  aVisitRow({ id: idOf(3), scheduled_date: '2026-03-04', status: 'completed' }),
]

const verdictOf = (visit_id: string, outcome: 'allowed' | 'reason_needed') => ({
  visit_id,
  agent_id: null,
  verdict: {
    outcome,
    findings:
      outcome === 'allowed'
        ? []
        : [{ id: 'availability', kind: 'soft', sentence: 'Grace Hill is away.', next: 'Ask.' }],
  },
})

const open = async (
  patch: (seen: Seen) => Answer = () => aRecord(aVisit({ lock_version: 2 })),
  second: 'allowed' | 'reason_needed' = 'allowed',
) => {
  const requests = serve({
    'GET /visits': () => aPage(rows),
    'GET /schedule_rows': () => aRecord({ rows: [], overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'POST /assignment_verdicts': () =>
      aRecord({ verdicts: [verdictOf(idOf(1), 'allowed'), verdictOf(idOf(2), second)] }),
    'PATCH /visits/:id': patch,
    'DELETE /visits/:id': patch,
    'POST /visits/:id/restoration': patch,
  })
  const at = { path: 'visits.calendar', at: '/visits-calendar' } as const
  const opened = await renderScreen(<VisitsCalendarScreen />, at)
  const cards = await screen.findAllByRole('button', { name: /^8a–12p Grace Hill/ })
  const sent = () =>
    requests.filter(({ method, path }) => method !== 'GET' && !path.includes('verdicts'))
  return { ...opened, cards, sent }
}

const choose = (cards: readonly HTMLElement[]) => {
  for (const card of cards) fireEvent.click(card, { shiftKey: true })
}

test('visits are chosen by shift and click or by x; only those that wait; Escape lets go', async () => {
  signedIn()
  const { user, cards, address } = await open()
  choose(cards)
  expect(await screen.findByText('2 visits selected')).toBeVisible()
  expect(address()).not.toContain('open=')
  cards[0]?.focus()
  await user.keyboard('x')
  expect(screen.getByText('1 visit selected')).toBeVisible()
  await user.keyboard('x{Escape}')
  expect(screen.queryByText(/visits? selected/)).not.toBeInTheDocument()
})

test('a move of several says before what speaks against it, and is undone at once', async () => {
  signedIn()
  const { user, cards, sent } = await open(undefined, 'reason_needed')
  choose(cards)
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect(await screen.findByText('1 visit fits. 1 visit needs a reason.')).toBeVisible()
  expect(screen.getByText(/Zoe Young, Tue 03\/03 8a: Grace Hill is away./)).toBeVisible()
  await user.type(screen.getByLabelText('Reason'), 'She agreed')
  await user.click(screen.getByRole('button', { name: 'Move 2 visits' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 visits as before.')).toBeVisible()
  expect(sent().map(({ data }) => data)).toMatchObject([
    { scheduled_date: '2026-03-09', assignment_reason: 'She agreed', lock_version: 1 },
    { scheduled_date: '2026-03-10', assignment_reason: 'She agreed', lock_version: 1 },
    { scheduled_date: '2026-03-02', lock_version: 2 },
    { scheduled_date: '2026-03-03', lock_version: 2 },
  ])
})

test('what was not done is told, visit by visit; the rest is done', async () => {
  signedIn()
  const { user, cards } = await open(({ path }) =>
    path.endsWith(idOf(2)) ? aFailure(409, 'stale', {}) : aRecord(aVisit({ lock_version: 2 })),
  )
  choose(cards)
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  await user.click(await screen.findByRole('button', { name: 'Assign 2 visits' }))
  expect(await screen.findByText(/^1 visit not changed:/)).toHaveTextContent(
    '1 visit not changed:Zoe Young, Tue 03/03 8a: Someone else changed it meanwhile.',
  )
  expect(screen.getByText('1 visit open.')).toBeVisible()
})

test('a cancellation of several needs a reason', async () => {
  signedIn()
  const { user, cards, sent } = await open()
  choose(cards)
  await user.click(await screen.findByRole('button', { name: 'Cancel visits' }))
  const send = await screen.findByRole('button', { name: 'Cancel 2 visits' })
  expect(send).toBeDisabled()
  await user.type(screen.getByLabelText('Reason'), 'Snow')
  await user.click(send)
  expect(await screen.findByText('2 visits canceled.')).toBeVisible()
  expect(sent().map(({ method, query }) => [method, query.lock_version])).toEqual([
    ['DELETE', '1'],
    ['DELETE', '1'],
  ])
})
