import { listClaims } from '@homeward/contract/billing/claims'
import type { InputOf } from '@homeward/contract/endpoint'
import { listHistory } from '@homeward/contract/identity/audit'
import { exceptionSummary, listExceptions } from '@homeward/contract/insights/work'
import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { settleExceptions, undoExceptions } from '@homeward/contract/visits/exceptions'
import { createAgencyReason, listReasonCodes } from '@homeward/contract/visits/reasons'
import { getVisit, reviewVisit } from '@homeward/contract/visits/visits'
import type { VisitException } from '@homeward/domain/visits/exceptions'
import { afterEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { home, moveClock } from '../../care/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
afterEach(() => moveClock(app, testNow))

const queue = async (world: World, filter: InputOf<typeof listExceptions> = {}) =>
  (await call(app, world.nurse, listExceptions, filter)).data

const rowOf = async (world: World, exception: VisitException | 'none') => {
  const [row, ...others] = await queue(world, { exception })
  expect(others).toEqual([])
  if (!row) throw new Error(`No visit waits with ${exception}.`)
  return row
}

type Settled = InputOf<typeof settleExceptions>
const settle = (
  who: Caller,
  row: { id: string; lock_version: number },
  of: Omit<Settled, 'visits'>,
) =>
  call(app, who, settleExceptions, {
    ...of,
    visits: [{ id: row.id, lock_version: row.lock_version }],
  })

/** A visit whose caregiver checked in at nine and never out; it is the next morning. */
const leftOpen = async (world: World) => {
  const at = '2026-11-02T14:00:00.000Z'
  await moveClock(app, at)
  const { id } = await aVisit(app, world)
  await call(app, world.pca, checkIn, { id, at, ...home })
  await moveClock(app, '2026-11-03T13:00:00.000Z')
  return id
}

test('a missing check-out is filled with the planned end in one act, and the visit approved', async () => {
  const world = await anAgency(app)
  const id = await leftOpen(world)
  const row = await rowOf(world, 'no_check_out')
  expect(row).toMatchObject({
    id,
    exceptions: ['no_check_out'],
    fix: {
      act: 'check_out',
      reason: 'forgot_check_out',
      check_out_at: '2026-11-02T16:00:00.000Z',
      source: 'planned_end',
    },
  })
  const answer = await settle(world.nurse, row, { exception: 'no_check_out' })
  expect(answer.refused).toEqual([])
  const after = await pageOf(app, world.nurse, id)
  expect(after).toMatchObject({
    status: 'approved',
    check_out_method: 'manual',
    check_out_at: '2026-11-02T16:00:00.000Z',
    reviewed_duration: 120,
    review_reason: 'forgot_check_out',
    review_reason_words: 'Caregiver forgot to check out',
    lock_version: answer.moved[0]?.lock_version,
  })
  await app.drainJobs()
  expect((await call(app, world.owner, listClaims, { status: 'all' })).data).toHaveLength(1)

  const undone = await call(app, world.nurse, undoExceptions, {
    exception: 'no_check_out',
    visits: answer.moved,
  })
  expect(undone.refused).toEqual([])
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    status: 'completed',
    check_out_at: '2026-11-02T16:00:00.000Z',
    reviewed_at: null,
    exception: 'manual',
  })
})

test('a check-out is never filled ahead of now', async () => {
  const world = await anAgency(app)
  await leftOpen(world)
  const row = await rowOf(world, 'no_check_out')
  const answer = await call(app, world.nurse, settleExceptions, {
    exception: 'no_check_out',
    visits: [{ ...row, check_out_at: '2026-11-03T15:00:00.000Z' }].map((one) => ({
      id: one.id,
      lock_version: one.lock_version,
      check_out_at: one.check_out_at,
    })),
  })
  expect(answer).toMatchObject({
    moved: [],
    refused: [{ sentence: expect.stringContaining('future') as string }],
  })
})

test('a clock that was a day ahead is set right by when the server heard of it', async () => {
  const world = await anAgency(app)
  const at = '2026-11-02T14:00:00.000Z'
  await moveClock(app, at)
  const { id } = await aVisit(app, world)
  await call(app, world.pca, checkIn, { id, at: '2026-11-03T14:00:00.000Z', ...home })
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  await call(app, world.pca, checkOut, { id, at: '2026-11-03T16:00:30.000Z', ...home })
  const row = await rowOf(world, 'times_held')
  expect(row.fix).toMatchObject({
    act: 'correct',
    check_in_at: at,
    check_out_at: '2026-11-02T16:00:00.000Z',
    source: 'device_clock',
  })
  expect((await settle(world.nurse, row, { exception: 'times_held' })).refused).toEqual([])
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    status: 'approved',
    check_in_at: '2026-11-03T14:00:00.000Z',
    reviewed_check_in_at: at,
    reviewed_duration: 120,
    review_reason: 'wrong_time',
  })
})

test('two reviewers at once: the second is told, and nothing is done twice', async () => {
  const world = await anAgency(app)
  await aCompletedVisit(app, world)
  const row = await rowOf(world, 'not_signed')
  const answers = await Promise.all(
    [world.nurse, world.manager].map((who) => settle(who, row, { exception: 'not_signed' })),
  )
  expect(answers.flatMap(({ moved }) => moved)).toHaveLength(1)
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(1)
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'visit',
    record_id: row.id,
  })
  expect(data.filter(({ action }) => action === 'visit.approved')).toHaveLength(1)
})

test('a signature is waived with the reason that was chosen, and asked for again after an undo', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const row = await rowOf(world, 'not_signed')
  const { moved } = await settle(world.nurse, row, {
    exception: 'not_signed',
    reason: 'client_asleep',
    note: 'Until noon',
  })
  const waived = await pageOf(app, world.nurse, id)
  expect(waived).toMatchObject({ status: 'approved', signed: false })
  expect(waived.signature_waived_at).not.toBeNull()
  await call(app, world.nurse, undoExceptions, { exception: 'not_signed', visits: moved })
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    status: 'completed',
    exception: 'not_signed',
    signature_waived_at: null,
  })
})

test('an undo that is refused leaves the waiver as it was', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const row = await rowOf(world, 'not_signed')
  const { moved } = await settle(world.nurse, row, { exception: 'not_signed' })
  await app.drainJobs()
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('claims')
      .set({ status: 'transmitted', transmitted_at: '2026-11-02T16:00:00.000Z' })
      .execute(),
  )
  const undone = { exception: 'not_signed', visits: moved } as const
  expect(await call(app, world.nurse, undoExceptions, undone)).toMatchObject({
    moved: [],
    refused: [{ id, sentence: expect.any(String) as string }],
  })
  const after = await pageOf(app, world.nurse, id)
  expect(after).toMatchObject({ status: 'approved', lock_version: moved[0]?.lock_version })
  expect(after.signature_waived_at).not.toBeNull()
})

test('a visit that was settled otherwise meanwhile is reported, the others are settled', async () => {
  const world = await anAgency(app)
  await aCompletedVisit(app, world)
  const row = await rowOf(world, 'not_signed')
  await call(app, world.manager, reviewVisit, { id: row.id, decision: 'approve' })
  const late = { id: row.id, lock_version: row.lock_version + 1 }
  expect(await settle(world.nurse, late, { exception: 'not_signed' })).toMatchObject({
    moved: [],
    refused: [{ id: row.id, client: row.client.name, sentence: expect.any(String) as string }],
  })
  expect(await settle(world.nurse, row, { exception: 'not_signed' })).toMatchObject({
    refused: [{ sentence: expect.stringContaining('changed') as string }],
  })
  const foreign = await anAgency(app)
  expect(await settle(foreign.nurse, row, { exception: 'not_signed' })).toMatchObject({
    moved: [],
    refused: [{ client: '' }],
  })
})

test('a missed visit takes its reason and action, and an undo brings it back', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-03T13:00:00.000Z')
  const row = await rowOf(world, 'missed')
  expect(row.fix).toMatchObject({ act: 'miss', situation: 'missed', reason: 'caregiver_absent' })
  const { moved } = await settle(world.manager, row, {
    exception: 'missed',
    reason: 'weather',
    action: 'family_informed',
  })
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    status: 'canceled',
    missed_reason_words: 'Weather or emergency',
    missed_action: 'family_informed',
  })
  const undone = { exception: 'missed', visits: moved } as const
  expect(await call(app, world.nurse, undoExceptions, undone)).toMatchObject({ moved: [] })
  await call(app, world.manager, undoExceptions, undone)
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    status: 'scheduled',
    missed_reason: null,
  })
  await moveClock(app, '2026-11-02T14:30:00.000Z')
  const late = await rowOf(world, 'late')
  expect(late.fix.act).toBe('open')
  expect(await settle(world.nurse, late, { exception: 'late' })).toMatchObject({ moved: [] })
})

test('a draft that no one was told of is not missed', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-03T13:00:00.000Z')
  expect(await queue(world)).toHaveLength(1)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set({ draft: true }).where('id', '=', id).execute(),
  )
  expect(await queue(world)).toEqual([])
  const { exceptions } = await call(app, world.nurse, exceptionSummary, {})
  expect(exceptions.filter(({ visits }) => visits > 0)).toEqual([])
})

test('a visit beside another one of the caregiver is allowed with a reason', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    const visit = await tx
      .selectFrom('visits')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('visits')
      .values({
        ...visit,
        id: '01900005-0000-7000-8000-0000000000aa',
        shift_id: null,
        occurrence_date: null,
        overlap_reason: 'One home',
        held_for: [],
        assignment_exceptions: [],
        status: 'approved',
        reviewed_duration: 120,
      })
      .execute()
  })
  const row = await rowOf(world, 'overlap')
  expect(row.exceptions).toEqual(['overlap', 'not_signed'])
  await settle(world.nurse, row, { exception: 'overlap' })
  expect(await call(app, world.nurse, getVisit, { id })).toMatchObject({
    status: 'approved',
    overlap_reason: 'Two clients in one home',
  })
})

test.each([
  ['13:44:59', 1],
  ['13:45:00', 0],
  ['14:15:59', 0],
  ['14:16:00', 1],
])('of a visit planned for 14:00, a check-in at %s is off in %i cases', async (clock, count) => {
  const world = await anAgency(app)
  await aCompletedVisit(app, world, { in: `2026-11-02T${clock}.000Z` })
  expect(await queue(world, { exception: 'check_in_off' })).toHaveLength(count)
})

test('the agency has reasons of its own, and others are refused', async () => {
  const world = await anAgency(app)
  await aCompletedVisit(app, world, { in: '2026-11-02T14:30:00.000Z' })
  const row = await rowOf(world, 'check_in_off')
  const own = { kind: 'reason', situation: 'late', code: 'BUS', label: 'The bus was late' } as const
  await call(app, world.nurse, createAgencyReason, own)
  await refusal(call(app, world.nurse, createAgencyReason, own), 'reason_code_taken')
  await refusal(call(app, world.manager, createAgencyReason, { ...own, code: 'X' }), 'forbidden')
  const { codes } = await call(app, world.pca, listReasonCodes, {})
  expect(codes.find(({ key }) => key === 'own:BUS')).toMatchObject({ source: 'agency' })
  await refusal(
    settle(world.nurse, row, { exception: 'check_in_off', reason: 'own:TRAM' }),
    'invalid',
  )
  await settle(world.nurse, row, { exception: 'check_in_off', reason: 'own:BUS' })
  expect(await pageOf(app, world.nurse, row.id)).toMatchObject({
    status: 'approved',
    review_reason: 'own:BUS',
    review_reason_words: 'The bus was late',
  })
})

test('the numbers are those of the list behind them, whatever narrows both', async () => {
  const world = await anAgency(app)
  await aCompletedVisit(app, world)
  await aVisit(app, world, { day: '2026-11-03', scheduled_time: '10:00' })
  await moveClock(app, '2026-11-03T18:00:00.000Z')
  const nobody = '01900005-0000-7000-8000-00000000dead'
  for (const narrowed of [
    {},
    { by_agent_id: world.pca.agentId },
    { by_agent_id: nobody },
    { by_payor_id: nobody },
    { office_id: nobody },
    { search: 'nobody-of-this-name' },
    { over_a_day: 'true' },
    { days: { start_date: '2026-11-02', end_date: '2026-11-02' } },
  ]) {
    const { exceptions, none } = await call(app, world.nurse, exceptionSummary, narrowed)
    for (const { exception, visits, cents } of [
      ...exceptions,
      { exception: 'none' as const, ...none },
    ]) {
      const { data, meta } = await call(app, world.nurse, listExceptions, {
        ...narrowed,
        exception,
      })
      expect({ exception, narrowed, total: meta.total }).toEqual({
        exception,
        narrowed,
        total: visits,
      })
      expect(data.reduce((sum, row) => sum + row.cents, 0)).toBe(cents)
    }
    const all = exceptions.reduce((sum, { visits }) => sum + visits, 0) + none.visits
    expect(await queue(world, narrowed)).toHaveLength(Math.min(all, 5))
  }
  await refusal(call(app, world.pca, listExceptions, {}), 'forbidden')
  const backward = { days: { start_date: '2026-11-03', end_date: '2026-11-02' } }
  await refusal(call(app, world.nurse, listExceptions, backward), 'date_order')
})
