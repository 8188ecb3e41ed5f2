import type { InputOf } from '@homeward/contract/endpoint'
import { updateVisit } from '@homeward/contract/visits/visits'
import {
  answerActivity,
  checkIn,
  checkOut,
  fieldDay,
  signVisit,
} from '@homeward/contract/visits/capture'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { anActiveCareplan, home, mornings, moveClock } from '../../care/testing/factories.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const nine = '2026-11-02T14:00:00.000Z'
/** Why the staff enters what no phone took. */
const reason = 'no_signal'
const eleven = '2026-11-02T16:00:00.000Z'

test("a caregiver's visit from check-in to check-out, on their own device", async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const begun = await call(app, world.pca, checkIn, {
    id,
    at: '2026-11-02T09:02:30-05:00',
    latitude: home.latitude + 0.001,
    longitude: home.longitude,
    accuracy: 12.5,
  })
  expect(begun).toMatchObject({
    status: 'in_progress',
    check_in_at: '2026-11-02T14:02:30.000Z',
    check_in_method: 'evv',
    check_in_latitude: home.latitude + 0.001,
    check_in_accuracy: 12.5,
    check_in_distance: 111,
    abilities: { check_in: false, check_out: true, answer: true, sign: true },
  })
  await moveClock(app, eleven)
  const done = await call(app, world.pca, checkOut, { id, at: eleven })
  expect(done).toMatchObject({
    status: 'completed',
    check_out_method: 'evv',
    check_out_latitude: null,
    check_out_distance: null,
    completed_duration: 118,
    condition_level: 4,
    flags: { manual: false, early: false, late: false, far: false },
  })
  expect(done.timeline[3]).toMatchObject({ step: 'out', state: 'done', note: 'On time' })
  await moveClock(app, testNow)
})

test('what the staff enters is manual, also far from home', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await call(app, world.manager, checkIn, {
    id,
    at: nine,
    latitude: 36,
    longitude: -78.6391,
    reason,
  })
  await moveClock(app, eleven)
  const done = await call(app, world.nurse, checkOut, {
    id,
    at: eleven,
    reason: 'other',
    note: ' The phone fell ',
  })
  expect(done).toMatchObject({
    check_in_method: 'manual',
    check_in_reason: 'no_signal',
    check_in_note: null,
    check_out_method: 'manual',
    check_out_reason: 'other',
    check_out_note: 'The phone fell',
    flags: { manual: true, far: true },
  })
  await moveClock(app, testNow)
})

test('the staff says why they enter it; with Other, in a note as well', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  for (const said of [{}, { reason: null }, { reason: 'other' }, { reason: 'other', note: ' ' }]) {
    const entered = { id, at: nine, ...said } as InputOf<typeof checkIn>
    await refusal(call(app, world.manager, checkIn, entered), 'entry_reason_required')
  }
  await call(app, world.pca, checkIn, { id, at: nine })
  await refusal(call(app, world.owner, checkOut, { id, at: nine }), 'entry_reason_required')
})

test('a nurse who is the caregiver of the visit uses a device of her own', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world, { agent_id: world.nurse.agentId })
  const begun = await call(app, world.nurse, checkIn, { id, at: nine })
  expect(begun.check_in_method).toBe('evv')
})

test('a phone that was offline tells hours later what it took', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-02T23:30:00.000Z')
  await call(app, world.pca, checkIn, { id, at: nine })
  const done = await call(app, world.pca, checkOut, { id, at: eleven })
  expect(done).toMatchObject({
    check_in_at: nine,
    check_out_at: eleven,
    completed_duration: 120,
    flags: { late: false },
  })
  await moveClock(app, testNow)
})

test('sending a punch again answers the visit, with its key and without', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const asked = { id, at: nine, ...home }
  const key = uuid()
  const first = await send(app, world.pca, checkIn, asked, { key })
  const replay = await send(app, world.pca, checkIn, asked, { key })
  expect(replay.headers['idempotent-replay']).toBe('true')
  expect(replay.body).toEqual(first.body)
  const [again, twin] = await Promise.all([
    call(app, world.pca, checkIn, { ...asked, at: '2026-11-02T09:00:00-05:00' }),
    call(app, world.pca, checkIn, asked, { key: uuid() }),
  ])
  expect([again.lock_version, twin.lock_version]).toEqual([1, 1])
  await refusal(call(app, world.pca, checkIn, { id, at: '2026-11-02T14:00:01Z' }), 'visit_started')

  await moveClock(app, eleven)
  const out = { id, at: eleven }
  await call(app, world.pca, checkOut, out)
  expect((await call(app, world.pca, checkOut, out)).lock_version).toBe(2)
  await refusal(
    call(app, world.pca, checkOut, { id, at: '2026-11-02T15:59:00Z' }),
    'status_not_allowed',
  )
  await moveClock(app, testNow)
})

test('two check-ins at the same moment make one', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const both = await Promise.allSettled([
    call(app, world.pca, checkIn, { id, at: nine }),
    call(app, world.manager, checkIn, { id, at: '2026-11-02T13:59:00.000Z', reason }),
  ])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what cannot be is refused: the future, the open, the other one, the wrong order', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const soon = { id, at: '2026-11-02T14:05:01Z', reason } as const
  await refusal(call(app, world.manager, checkIn, soon), 'visit_in_the_future')
  await refusal(call(app, world.pca, checkOut, { id, at: nine }), 'visit_not_started')
  await refusal(call(app, world.cna, checkIn, { id, at: nine }), 'visit_not_yours')
  await refusal(call(app, world.cna, checkOut, { id, at: nine }), 'visit_not_yours')

  // A clock may run five minutes ahead.
  await call(app, world.pca, checkIn, { id, at: '2026-11-02T14:05:00Z' })
  await refusal(call(app, world.manager, checkOut, { id, at: nine, reason }), 'check_out_before_in')

  const open = await aVisit(app, world, { agent_id: null })
  await refusal(
    call(app, world.manager, checkIn, { id: open.id, at: nine, reason }),
    'visit_unstaffed',
  )
})

test('activities are answered from check-in to review, and answered anew', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const [bathing = '', dressing = ''] = world.activityIds
  const answer = (activity_id: string, fields: object = {}) =>
    call(app, world.pca, answerActivity, { id, activity_id, status: 'completed', ...fields })
  await refusal(answer(bathing), 'visit_not_started')
  await call(app, world.pca, checkIn, { id, at: nine })
  await answer(bathing)
  await answer(dressing, { status: 'rejected', note: 'Wore the gown' })
  const visit = await answer(bathing, { status: 'other', note: 'No hot water' })
  expect(visit.activities).toMatchObject([
    { activity_id: bathing, name: 'Bathing', status: 'other', note: 'No hot water' },
    { activity_id: dressing, name: 'Dressing', status: 'rejected', note: 'Wore the gown' },
    { name: 'Meal preparation', status: null, note: null },
  ])
  const other = await anAgency(app)
  await refusal(answer(other.activityIds[0] ?? ''), 'not_found')
  await refusal(
    call(app, world.cna, answerActivity, { id, activity_id: bathing, status: 'completed' }),
    'visit_not_yours',
  )
})

test('the client signs once, and what was signed is told by its hash', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const signed_id = await anUpload(app, world.pca, { bytes: onePixel })
  const asked = { id, signed_id, signed_by: 'Ada Moore', at: eleven }
  const signed = await call(app, world.pca, signVisit, asked)
  expect(signed).toMatchObject({
    signed: true,
    condition_level: 1,
    signature: { signed_by: 'Ada Moore', signed_at: eleven },
    abilities: { sign: false },
  })
  expect(signed.signature?.document_hash).toMatch(/^[0-9a-f]{64}$/)
  const image = await app.server.inject({ method: 'GET', url: signed.signature?.url ?? '' })
  expect(image.rawPayload).toEqual(onePixel)

  // Sent again it is answered again; another signature is not taken.
  expect((await call(app, world.pca, signVisit, asked)).signature?.document_hash).toBe(
    signed.signature?.document_hash,
  )
  await refusal(call(app, world.pca, signVisit, { ...asked, signed_by: 'Eve' }), 'signature_exists')
  const [row] = await visitsOf(app, world.manager)
  expect(row?.signed).toBe(true)
  await moveClock(app, testNow)
})

test('a signature may be taken during the visit, of a picture that is one, not ahead of time', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const signed_id = await anUpload(app, world.pca, { bytes: onePixel })
  const sign = (fields: object) =>
    call(app, world.pca, signVisit, {
      id,
      signed_id,
      signed_by: 'Ada Moore',
      at: nine,
      ...fields,
    })
  await refusal(sign({}), 'visit_not_started')
  await call(app, world.pca, checkIn, { id, at: nine })
  await refusal(sign({ signed_id: 'nothing' }), 'upload_unknown')
  const text = await anUpload(app, world.pca, { bytes: 'no picture', content_type: 'text/plain' })
  await refusal(sign({ signed_id: text }), 'upload_type')
  await refusal(sign({ at: '2026-11-02T15:00:00Z' }), 'visit_in_the_future')
  const during = await sign({})
  expect(during.signed).toBe(true)

  // Another visit, or another answer in it, would have given another hash.
  const [bathing = ''] = world.activityIds
  const twin = await aVisit(app, world, { agent_id: world.cna.agentId })
  await call(app, world.cna, checkIn, { id: twin.id, at: nine })
  const picture = await anUpload(app, world.cna, { bytes: onePixel })
  await call(app, world.cna, answerActivity, {
    id: twin.id,
    activity_id: bathing,
    status: 'completed',
  })
  const other = await call(app, world.cna, signVisit, {
    id: twin.id,
    signed_id: picture,
    signed_by: 'Ada Moore',
    at: nine,
  })
  expect(other.signature?.document_hash).not.toBe(during.signature?.document_hash)
})

test('a phone is given the own visits around today, complete', async () => {
  const world = await anAgency(app)
  await anActiveCareplan(app, world, {
    start_date: '2026-11-01',
    shifts_attributes: [
      { ...mornings, recurring_rule: 'FREQ=DAILY', agent_id: world.pca.agentId },
      {
        ...mornings,
        recurring_rule: 'FREQ=DAILY',
        scheduled_time: '13:00',
        agent_id: world.cna.agentId,
      },
    ],
  })
  const dayOf = async (who = world.pca, fields: { agent_id?: string } = {}) => {
    const { visits, ...rest } = await call(app, who, fieldDay, fields)
    return { ...rest, days: visits.map((visit) => visit.scheduled_date.slice(8)).join(' '), visits }
  }
  const monday = await dayOf()
  expect(monday).toMatchObject({ today: '2026-11-02', time_zone: 'America/New_York' })
  expect(monday.days).toBe('02 03 04 05 06 07 08 09')
  const [first] = monday.visits
  expect(first).toEqual(await pageOf(app, world.pca, first?.id ?? ''))

  // A visit that nobody ended is still there days later; a canceled or foreign one is not.
  await call(app, world.pca, checkIn, { id: first?.id ?? '', at: nine })
  await call(app, world.manager, updateVisit, {
    id: monday.visits[4]?.id ?? '',
    agent_id: null,
  })
  await moveClock(app, '2026-11-07T04:59:00.000Z')
  expect((await dayOf()).days).toBe('02 03 04 05 07 08 09 10 11 12 13')
  await moveClock(app, testNow)

  expect((await dayOf(world.manager)).days).toBe('')
  expect((await dayOf(world.manager, { agent_id: world.cna.agentId })).visits).toHaveLength(8)
  await refusal(dayOf(world.pca, { agent_id: world.cna.agentId }), 'not_found')
})
