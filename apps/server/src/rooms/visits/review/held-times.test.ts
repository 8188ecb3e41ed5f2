import { checkIn, checkOut, signVisit } from '@homeward/contract/visits/capture'
import { reviewVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const nine = '2026-11-02T14:00:00.000Z'
const eleven = '2026-11-02T16:00:00.000Z'
const nextDay = (at: string) => at.replace('-02T', '-03T')

const review = (world: World, id: string, fields: object = {}) =>
  call(app, world.nurse, reviewVisit, { id, decision: 'approve', ...fields })

/** A visit of a phone whose clock is a day ahead, done and signed. */
async function aDayAhead(world: World): Promise<string> {
  const { id } = await aVisit(app, world)
  await call(app, world.pca, checkIn, { id, at: nextDay(nine) })
  const signed_id = await anUpload(app, world.pca, { bytes: onePixel })
  await call(app, world.pca, signVisit, {
    id,
    signed_id,
    signed_by: 'Ada Moore',
    at: nextDay(eleven),
  })
  await moveClock(app, eleven)
  await call(app, world.pca, checkOut, { id, at: nextDay(eleven) })
  await moveClock(app, testNow)
  return id
}

test('what a phone took whose clock is a day ahead is kept, and counts nothing yet', async () => {
  const world = await anAgency(app)
  const id = await aDayAhead(world)
  expect(await pageOf(app, world.pca, id)).toMatchObject({
    status: 'completed',
    check_in_at: nextDay(nine),
    check_in_received_at: nine,
    check_out_at: nextDay(eleven),
    check_out_received_at: eleven,
    completed_duration: null,
    held_for: ['ahead_of_clock'],
    signed: true,
  })
  expect((await visitsOf(app, world.manager))[0]).toMatchObject({ held_for: ['ahead_of_clock'] })
})

test('times that are held are approved only by name, and not before they are past', async () => {
  const world = await anAgency(app)
  const id = await aDayAhead(world)
  await refusal(review(world, id), 'times_held')
  await refusal(review(world, id, { accept_held: true }), 'visit_not_completed')
  await moveClock(app, '2026-11-04T14:00:00.000Z')
  expect(await review(world, id, { accept_held: true })).toMatchObject({
    status: 'approved',
    held_for: [],
    reviewed_duration: 120,
    completed_duration: null,
  })
  await moveClock(app, testNow)
})

test('or they are corrected with a reason, and rejected they are held again', async () => {
  const world = await anAgency(app)
  const id = await aDayAhead(world)
  await moveClock(app, eleven)
  expect(await review(world, id, { decision: 'reject' })).toMatchObject({
    held_for: ['ahead_of_clock'],
    reviewed_duration: null,
  })
  const times = { reviewed_check_in_at: nine, reviewed_check_out_at: eleven }
  await refusal(review(world, id, times), 'reason_required')
  expect(await review(world, id, { ...times, reason: 'device_problem' })).toMatchObject({
    held_for: [],
    reviewed_duration: 120,
    check_in_at: nextDay(nine),
  })
  await moveClock(app, testNow)
})

test('a clock that was set between the two punches leaves no visit open', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await call(app, world.pca, checkIn, { id, at: nextDay(nine) })
  await moveClock(app, eleven)
  expect(await call(app, world.pca, checkOut, { id, at: eleven })).toMatchObject({
    status: 'completed',
    completed_duration: null,
    held_for: ['ahead_of_clock', 'before_check_in'],
  })
  await refusal(review(world, id, { accept_held: true }), 'check_out_before_in')
  await moveClock(app, testNow)
})

test.each([
  ['72 hours and a second later', '2026-11-05T14:00:01.000Z', nine, ['taken_long_ago']],
  ['from before the visit was made', nine, '2026-11-02T13:54:59.000Z', ['before_visit_made']],
  ['that was taken at once', nine, nine, []],
])('a check-in %s', async (_, received, at, held_for) => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await moveClock(app, received)
  expect(await call(app, world.pca, checkIn, { id, at })).toMatchObject({
    check_in_at: at,
    check_in_received_at: received,
    held_for,
  })
  await moveClock(app, testNow)
})

test('a visit of more than a day is held, whoever enters its end', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await call(app, world.pca, checkIn, { id, at: nine })
  const late = '2026-11-03T14:00:01.000Z'
  await moveClock(app, late)
  expect(
    await call(app, world.manager, checkOut, { id, at: late, reason: 'no_signal' }),
  ).toMatchObject({
    held_for: ['too_long'],
    completed_duration: null,
  })
  await moveClock(app, testNow)
})

test.each([
  { held_for: [] },
  { completed_duration: 120 },
  { check_in_received_at: eleven },
  { status: 'approved', reviewed_duration: null },
])('not even the database counts what is held: %o', async (set) => {
  const world = await anAgency(app)
  const id = await aDayAhead(world)
  const forced = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set(set as object)
      .where('id', '=', id)
      .execute(),
  )
  await expect(forced).rejects.toMatchObject({ code: '23514' })
})

test('a visit within the window is approved as it was, without a word', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  expect(visit.held_for).toEqual([])
  expect(await review(world, visit.id)).toMatchObject({ reviewed_duration: 120 })
  await moveClock(app, testNow)
})
