import type { ClearedRow, ExceptionRow } from '@homeward/contract/visits/exceptions'
import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { standardReasons, reasonKey } from '@homeward/domain/visits/reasons'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { aVisit } from '../testing/a-visit.ts'
import { ExceptionsScreen } from './exceptions-screen.tsx'

const idOf = (n: number) => `01900005-0000-7000-8000-00000000000${n}`

const aRow = (n: number, changes: Partial<ExceptionRow> = {}): ExceptionRow => ({
  id: idOf(n),
  lock_version: n,
  status: 'in_progress',
  exception: 'no_check_out',
  exceptions: ['no_check_out'],
  client: { id: idOf(8), name: `Client ${n}` },
  agent: { id: idOf(9), name: 'Keisha Raines' },
  agent_phone: null,
  payor: null,
  scheduled_date: '2026-03-02',
  scheduled_time: '08:00',
  scheduled_duration: 120,
  starts_at: '2026-03-02T13:00:00.000Z',
  ends_at: '2026-03-02T15:00:00.000Z',
  check_in_at: '2026-03-02T13:03:00.000Z',
  check_out_at: null,
  check_in_method: 'evv',
  check_out_method: null,
  check_in_distance: 10,
  check_out_distance: null,
  check_in_accuracy: 8,
  check_out_accuracy: null,
  held_for: [],
  signed_at: null,
  last_task_at: null,
  next_check_in_at: null,
  refused_tasks: [],
  cents: 2980,
  fix: {
    act: 'check_out',
    situation: 'time_changed',
    reason: 'forgot_check_out',
    check_in_at: null,
    check_out_at: '2026-03-02T15:00:00.000Z',
    source: 'planned_end',
  },
  ...changes,
})

const codes = standardReasons.map((one) => ({
  key: reasonKey(one),
  source: one.source,
  kind: one.kind,
  situation: one.situation,
  code: one.code,
  label: one.label,
  vendor: null,
  payor_id: null,
  state: null,
  needs_note: one.needsNote ?? false,
}))

const far = aRow(4, {
  status: 'completed',
  exception: 'far',
  exceptions: ['far', 'not_signed'],
  check_in_distance: 600,
  check_out_at: '2026-03-02T15:00:00.000Z',
  fix: {
    act: 'approve',
    situation: 'away_from_home',
    reason: null,
    check_in_at: null,
    check_out_at: null,
    source: null,
  },
})
const late = aRow(5, {
  status: 'scheduled',
  exception: 'late',
  exceptions: ['late'],
  check_in_at: null,
  fix: { ...far.fix, act: 'open', situation: null },
})

const open = async (
  rows: ExceptionRow[],
  handlers: Record<string, (seen: Seen) => Answer> = {},
  at = '/visits/exceptions',
) => {
  signedIn()
  let waiting = rows
  const linesOf = (exception: string) => waiting.filter((row) => row.exception === exception)
  const seen = serve({
    'GET /insights/exceptions': () =>
      aRecord({
        start_date: '2026-02-01',
        end_date: '2026-03-03',
        exceptions: visitExceptions.map((exception) => ({
          exception,
          visits: linesOf(exception).length,
          cents: linesOf(exception).reduce((sum, { cents }) => sum + cents, 0),
        })),
        none: { visits: 0, cents: 0 },
        tabs: { to_clear: waiting.length, mine: 1, over_a_day: 0 },
      }),
    'GET /insights/exception_visits': ({ query }) =>
      aPage(query.exception ? linesOf(String(query.exception)) : waiting),
    'GET /visit_exceptions/cleared': () => aPage([], { total: 4 }),
    'GET /reason_codes': () => aRecord({ codes, payors: [] }),
    'POST /visit_exceptions/settle': ({ data }) => {
      const asked = (data as { visits: { id: string; lock_version: number }[] }).visits
      waiting = waiting.filter(({ id }) => !asked.some((one) => one.id === id))
      return aRecord({
        moved: asked.map(({ id, lock_version }) => ({ id, lock_version: lock_version + 1 })),
        refused: [],
      })
    },
    'POST /visit_exceptions/undo': ({ data }) => {
      waiting = rows
      return aRecord({ moved: (data as { visits: object[] }).visits, refused: [] })
    },
    ...handlers,
  })
  const writes = () => seen.filter(({ method }) => method === 'POST').map(({ data }) => data)
  return {
    ...(await renderScreen(<ExceptionsScreen />, { path: 'visits.exceptions', at })),
    seen,
    writes,
  }
}

test('one key settles a missing check-out at the time that is shown, and one takes it back', async () => {
  const { user, writes } = await open([aRow(1), aRow(2)])
  expect(await screen.findAllByRole('button', { name: 'Check out at 10a' })).toHaveLength(2)
  expect(screen.getByText(/wait for you/)).toHaveTextContent('2 visits wait for you, $59.60')
  await user.keyboard('j')
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByText('Client 1')).not.toBeInTheDocument())
  expect(writes()).toEqual([
    {
      exception: 'no_check_out',
      visits: [
        {
          id: idOf(1),
          lock_version: 1,
          check_in_at: null,
          check_out_at: '2026-03-02T15:00:00.000Z',
        },
      ],
    },
  ])
  // The focus is on the row that follows.
  expect(document.activeElement?.closest('[data-row]')).toHaveTextContent('Client 2')
  await user.keyboard('u')
  expect(await screen.findByText('Client 1')).toBeVisible()
  expect(writes()[1]).toEqual({
    exception: 'no_check_out',
    visits: [{ id: idOf(1), lock_version: 2 }],
  })
})

test('a number gives the reason beside it', async () => {
  const { user, writes } = await open([far])
  await screen.findByText(/Check-in .* away.*Also: signature missing/)
  await user.keyboard('j2')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toMatchObject({ exception: 'far', reason: 'weak_gps' })
})

test('of a late visit the office enters the check-in, covers it or notes it as missed, without leaving the queue', async () => {
  const visit = aVisit({ id: late.id, abilities: { check_in: true, miss: true } })
  const { user, seen, writes } = await open([{ ...late, agent_phone: '+18285550110' }], {
    'GET /visits/:id': () => aRecord(visit),
    'POST /visits/:id/check_in': () => aRecord(visit),
  })
  await screen.findByRole('row', { name: /Client 5/ })
  await user.keyboard('ja')
  const dialog = await screen.findByRole('dialog', { name: 'Enter check-in: Client 5' })
  await user.click(await within(dialog).findByRole('combobox', { name: 'Reason' }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(within(dialog).getByRole('button', { name: 'Enter check-in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(writes()).toEqual([
    expect.objectContaining({ at: '2026-03-02T13:00:00.000Z', reason: expect.any(String) }),
  ])
  // The queue is asked again, for the visit has left it.
  expect(seen.filter(({ path }) => path === '/insights/exception_visits').length).toBeGreaterThan(1)

  await user.click(screen.getByRole('button', { name: 'More for Client 5' }))
  expect(await screen.findByRole('menuitem', { name: 'Call Keisha' })).toHaveAttribute(
    'href',
    'tel:+18285550110',
  )
  expect(screen.getByRole('menuitem', { name: 'Find caregiver' })).toHaveAttribute(
    'href',
    `/visits/${late.id}/staffing`,
  )
  await user.click(screen.getByRole('menuitem', { name: 'Note as missed' }))
  expect(await screen.findByRole('dialog', { name: 'Note as missed: Client 5' })).toBeVisible()
})

test('a late visit without a caregiver is covered first', async () => {
  await open([{ ...late, agent: null }])
  expect(await screen.findByRole('link', { name: 'Find caregiver' })).toHaveAttribute(
    'href',
    `/visits/${late.id}/staffing`,
  )
})

test('a whole cause is settled after a preview; what was refused is told', async () => {
  const refused = [{ id: idOf(2), client: 'Client 2', sentence: 'The visit has changed.' }]
  const { user, writes } = await open([aRow(1), aRow(2), far], {
    'POST /visit_exceptions/settle': () =>
      aRecord({ moved: [{ id: idOf(1), lock_version: 2 }], refused }),
  })
  await user.click(await screen.findByRole('button', { name: 'Settle all 2' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/frees/)).toHaveTextContent(
    'This settles 2 visits and frees $59.60.',
  )
  expect(writes()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Settle 2' }))
  const told = await screen.findByText(/The visit has changed/)
  expect(told).toHaveTextContent('Client 2: The visit has changed.')
})

test('chosen visits are of one cause', async () => {
  const { user, writes } = await open([aRow(1), aRow(2), far])
  const boxOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name })).getByRole('checkbox')
  await user.click(await boxOf(/Client 4/))
  await user.click(await boxOf(/Client 1/))
  await user.click(await boxOf(/Client 2/))
  const bar = screen.getByRole('group', { name: 'Selected visits' })
  expect(bar).toHaveTextContent('2 selected')
  expect(bar).toHaveTextContent('Frees $59.60')
  await user.click(within(bar).getByRole('button', { name: 'Settle 2' }))
  await waitFor(() =>
    expect(writes()[0]).toMatchObject({
      exception: 'no_check_out',
      visits: [{ id: idOf(1) }, { id: idOf(2) }],
    }),
  )
})

test('a cause folds to its number and its money, and unfolds', async () => {
  const { user } = await open([far, late])
  const part = await screen.findByRole('region', { name: /^Away from the home/ })
  const head = within(part).getByRole('button', { name: 'Away from the home', expanded: true })
  expect(await within(part).findByRole('table')).toBeVisible()
  await user.click(head)
  expect(head).toHaveAttribute('aria-expanded', 'false')
  expect(within(part).queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('table')).toHaveLength(1)
  await user.click(head)
  expect(within(part).getByRole('table')).toBeVisible()
})

test('the cause is in the address, and nothing left is told as such', async () => {
  const { seen, user } = await open([], {}, '/visits/exceptions?exception=far&over_a_day=true')
  expect(await screen.findByText('All clear')).toBeVisible()
  expect(screen.getByText('No visit waits for this cause.')).toBeVisible()
  expect(seen.find(({ path }) => path === '/insights/exception_visits')?.query).toMatchObject({
    exception: 'far',
    over_a_day: 'true',
  })
  // The other causes are one click away.
  await user.click(screen.getByRole('button', { name: 'Show all causes' }))
  await waitFor(() =>
    expect(
      seen.findLast(({ path }) => path === '/insights/exception_visits')?.query,
    ).not.toHaveProperty('exception'),
  )
})

const clearedRow = (n: number, changes: Partial<ClearedRow> = {}): ClearedRow => ({
  id: idOf(n),
  lock_version: 7,
  client: { id: idOf(8), name: `Client ${n}` },
  agent: null,
  scheduled_date: '2026-03-02',
  starts_at: '2026-03-02T13:00:00.000Z',
  ends_at: '2026-03-02T15:00:00.000Z',
  exception: 'none',
  reason: 'Caregiver forgot to check out',
  note: null,
  reviewed_duration: 120,
  cleared_at: '2026-03-02T16:00:00.000Z',
  cleared_by: 'Priya Raman',
  undoable: true,
  ...changes,
})

test('the parts of the queue say how many are in them, and narrow it', async () => {
  const { user, seen, address } = await open([aRow(1)])
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of the queue' }))
  expect(await parts.findByRole('button', { name: 'Cleared today 4' })).toBeVisible()
  await user.click(parts.getByRole('button', { name: 'Mine 1' }))
  await waitFor(() => expect(address()).toContain('mine=true'))
  const asked = seen.filter(({ path }) => path === '/insights/exception_visits').at(-1)
  expect(asked?.query).toMatchObject({ mine: 'true' })
})

test('what was cleared today is undone where no claim was sent', async () => {
  const sent = { exception: 'not_signed', undoable: false } as const
  const { user, writes } = await open(
    [],
    {
      'GET /visit_exceptions/cleared': () =>
        aPage([
          clearedRow(1, { exception: 'missed', reviewed_duration: null }),
          clearedRow(2, sent),
        ]),
    },
    '/visits/exceptions?cleared=true',
  )
  expect(await screen.findByText('Missed. Caregiver forgot to check out')).toBeVisible()
  expect(screen.getByText('The claim was sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo: Client 1' }))
  await waitFor(() =>
    expect(writes()).toEqual([{ exception: 'missed', visits: [{ id: idOf(1), lock_version: 7 }] }]),
  )
})

test('the queue is exported as it is narrowed', async () => {
  const createObjectURL = vi.fn(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }))
  const { user, seen } = await open(
    [far],
    { 'GET /insights/exception_visits.csv': () => new Response('Cause', { status: 200 }) },
    '/visits/exceptions?exception=far&over_a_day=true',
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled())
  const asked = seen.find(({ path }) => path.endsWith('.csv'))
  expect(asked?.query).toEqual({ exception: 'far', over_a_day: 'true' })
  vi.unstubAllGlobals()
})
