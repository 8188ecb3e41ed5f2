import { type Careplan, getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { reviseCareplan } from '@homeward/contract/care/careplan-versions'
import { previewCareplan } from '@homeward/contract/visits/change-sets'
import { cancelVisit, updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  anActiveCareplan,
  anAuthorization,
  mornings,
  moveClock,
  one,
} from '../../care/testing/factories.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const patch = (world: World, id: string, change: object) =>
  call(app, world.manager, updateCareplan, { id, ...change })
const revise = (world: World, id: string) => one(app, world.manager, reviseCareplan, id)
const preview = (world: World, id: string, change: object) =>
  call(app, world.manager, previewCareplan, { id, ...change })
const standing = async (world: World) =>
  (await visitsOf(app, world.manager)).filter(({ status }) => status !== 'archived')
/** Without whether a visit is late or missed, which follows the clock. */
const planned = (visits: readonly VisitRow[]) => visits.map(({ moment: _, ...visit }) => visit)
const apply = async (world: World, id: string) => {
  const plan = await patch(world, id, { status: 'active' })
  await app.drainJobs()
  return plan
}
const idOf = (visit: VisitRow | undefined) => visit?.id ?? ''

/** Mondays and Wednesdays for two weeks, and its draft revision with Wednesdays an hour later. */
async function revised(world: World): Promise<{ first: Careplan; next: Careplan }> {
  const first = await anActiveCareplan(app, world, {
    end_date: '2026-11-15',
    shifts_attributes: [
      { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO', agent_id: world.pca.agentId },
      { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=WE', agent_id: world.pca.agentId },
    ],
  })
  const next = await revise(world, first.id)
  const [, wednesday] = next.shifts
  await patch(world, next.id, {
    start_date: '2026-11-03',
    shifts_attributes: [{ id: wednesday?.id, scheduled_time: '10:00' }],
  })
  return { first, next }
}

test('a revision takes over what stays the same, and makes what moved anew', async () => {
  const world = await anAgency(app)
  const { first, next } = await revised(world)
  const before = await standing(world)
  expect(before.map(({ scheduled_date: day }) => day.slice(8))).toEqual(['02', '04', '09', '11'])
  const shown = await preview(world, next.id, { status: 'active' })
  expect(shown.counts).toEqual({ added: 0, moved: 2, removed: 0, left_alone: 0, unchanged: 1 })
  expect(shown.changes[0]).toMatchObject({
    what: 'moved',
    visit_id: idOf(before[1]),
    before: { day: '2026-11-04', time: '09:00' },
    after: { day: '2026-11-04', time: '10:00', agent: { id: world.pca.agentId } },
  })
  expect(shown.ends).toEqual([
    { id: first.id, version: 1, start_date: '2026-11-02', end_date: '2026-11-02' },
  ])
  expect(shown.through_day).toBe('2026-11-15')
  // It was only shown.
  expect(await standing(world)).toEqual(before)
  expect((await one(app, world.manager, getCareplan, first.id)).end_date).toBe('2026-11-15')

  await apply(world, next.id)
  const after = await standing(world)
  expect(after.map((visit) => [visit.scheduled_date.slice(8), visit.scheduled_time])).toEqual([
    ['02', '09:00'],
    ['04', '10:00'],
    ['09', '09:00'],
    ['11', '10:00'],
  ])
  expect([after[0]?.id, after[2]?.id]).toEqual([before[0]?.id, before[2]?.id])
  const plans = await Promise.all(
    [first, next].map(({ id }) => one(app, world.manager, getCareplan, id)),
  )
  expect(plans.map((plan) => [plan.version, plan.visits_count, plan.end_date])).toEqual([
    [1, 1, '2026-11-02'],
    [2, 3, '2026-11-15'],
  ])
  // The old one is still there to be read, with its shifts as they were.
  expect(plans[0]?.shifts).toEqual(first.shifts)
  expect(plans[0]?.versions.map(({ version }) => version)).toEqual([1, 2])
})

test('visits that somebody touched stay as they are, and none is made beside them', async () => {
  const world = await anAgency(app)
  const { next } = await revised(world)
  const [, wednesday, monday, last] = await standing(world)
  await call(app, world.manager, updateVisit, { id: idOf(wednesday), scheduled_time: '15:00' })
  await call(app, world.manager, cancelVisit, { id: idOf(last), reason: 'Client away' })
  const shown = await preview(world, next.id, { status: 'active' })
  expect(shown.counts).toEqual({ added: 0, moved: 0, removed: 0, left_alone: 2, unchanged: 1 })
  expect(shown.changes.map(({ visit_id, why }) => [visit_id, why])).toEqual([
    [idOf(wednesday), 'edited'],
    [idOf(last), 'canceled'],
  ])
  await apply(world, next.id)
  const after = await standing(world)
  expect(after.map((visit) => [visit.id, visit.scheduled_time])).toEqual([
    [expect.any(String), '09:00'],
    [idOf(wednesday), '15:00'],
    [idOf(monday), '09:00'],
    [idOf(last), '09:00'],
  ])
})

test('of two people who revise at once, one prepares the next version; archived, it is free again', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  const both = await Promise.allSettled([revise(world, id), revise(world, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refusal(revise(world, id), 'careplan_revision_exists')
  const [, draft] = (await one(app, world.manager, getCareplan, id)).versions
  const draftId = draft?.id ?? ''
  await patch(world, draftId, { status: 'archived' })
  const again = await revise(world, id)
  expect(again).toMatchObject({ version: 3, status: 'draft' })
  // The one that was put aside cannot come back beside it.
  await refusal(patch(world, draftId, { status: 'scheduled' }), 'careplan_revision_exists')
  expect(await one(app, world.manager, getCareplan, id)).toMatchObject({ status: 'active' })
})

test('a scheduled version that is over does not hold the next one up', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  const next = await revise(world, id)
  await patch(world, next.id, { end_date: '2026-11-03' })
  await patch(world, next.id, { status: 'scheduled' })
  await refusal(revise(world, id), 'careplan_revision_exists')
  // Half past midnight: no task has noted yet that it is over.
  await moveClock(app, '2026-11-04T05:30:00.000Z')
  expect(await revise(world, id)).toMatchObject({ version: 3, status: 'draft' })
  await moveClock(app, testNow)
})

test('an earlier version is the model of the next one, which undoes a revision', async () => {
  const world = await anAgency(app)
  const { first, next } = await revised(world)
  await apply(world, next.id)
  const back = await revise(world, first.id)
  expect(back).toMatchObject({ version: 3, start_date: '2026-11-03', end_date: '2026-11-15' })
  await apply(world, back.id)
  expect((await standing(world)).map((visit) => visit.scheduled_time)).toEqual(
    Array.from({ length: 4 }, () => '09:00'),
  )
})

test('an ended version is not activated again; the one in force and its visits stay as they are', async () => {
  const world = await anAgency(app)
  const { first, next } = await revised(world)
  await apply(world, next.id)
  await moveClock(app, '2026-11-05T15:00:00.000Z')
  const before = await standing(world)
  await refusal(patch(world, first.id, { status: 'active' }), 'careplan_over')
  await refusal(preview(world, first.id, { status: 'active' }), 'careplan_over')
  expect(await one(app, world.manager, getCareplan, next.id)).toMatchObject({ status: 'active' })
  expect(planned(await standing(world))).toEqual(planned(before))
  await moveClock(app, testNow)
})

test('a version that begins today leaves the visit that was missed this morning', async () => {
  const world = await anAgency(app)
  const { first, next } = await revised(world)
  await patch(world, next.id, { status: 'archived' })
  // Monday noon: the visit of nine o'clock did not begin.
  await moveClock(app, '2026-11-09T17:00:00.000Z')
  const [, , missed] = await standing(world)
  const today = await revise(world, first.id)
  const [monday] = today.shifts
  await patch(world, today.id, {
    shifts_attributes: [{ id: monday?.id, scheduled_time: '15:00' }],
  })
  const shown = await preview(world, today.id, { status: 'active' })
  expect(shown.changes).toMatchObject([{ what: 'left_alone', visit_id: missed?.id, why: 'due' }])
  await apply(world, today.id)
  expect((await standing(world)).find(({ id }) => id === missed?.id)).toMatchObject({
    scheduled_time: '09:00',
    status: 'scheduled',
  })
  await moveClock(app, testNow)
})

test('a draft that begins later than it was signed says whose signature is needed again', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  const next = await revise(world, id)
  const picture = await anUpload(app, world.nurse, { bytes: onePixel })
  await call(app, world.nurse, updateCareplan, { id: next.id, nurse_signature: picture })
  expect(await preview(world, next.id, { status: 'active' })).toMatchObject({
    begins: null,
    voided_signatures: [],
  })
  await moveClock(app, '2026-11-05T15:00:00.000Z')
  const shown = await preview(world, next.id, { status: 'active' })
  expect(shown).toMatchObject({ begins: '2026-11-05', voided_signatures: [{ role: 'nurse' }] })
  const { signatures } = await apply(world, next.id)
  expect(signatures[0]?.voided?.reason).toBe(
    'The care plan begins on 11/05/2026 instead of 11/02/2026.',
  )
  await moveClock(app, testNow)
})

test('a shift of every second week keeps its weeks, whenever the plan is revised', async () => {
  const world = await anAgency(app)
  const second = { ...mornings, recurring_rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' }
  const { id } = await anActiveCareplan(app, world, {
    end_date: '2026-12-20',
    shifts_attributes: [second],
  })
  await moveClock(app, '2026-11-10T15:00:00.000Z')
  const before = await standing(world)
  const next = await revise(world, id)
  expect(next.start_date).toBe('2026-11-10')
  const shown = await preview(world, next.id, { status: 'active' })
  expect(shown.counts).toMatchObject({ added: 0, moved: 0, removed: 0, unchanged: 3 })
  await apply(world, next.id)
  expect(planned(await standing(world))).toEqual(planned(before))
  await moveClock(app, testNow)
})

test('a draft prepared days ago begins on the day of its activation', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  const next = await revise(world, id)
  await moveClock(app, '2026-11-05T15:00:00.000Z')
  expect((await apply(world, next.id)).start_date).toBe('2026-11-05')
  expect((await one(app, world.manager, getCareplan, id)).end_date).toBe('2026-11-04')
  await moveClock(app, testNow)
})

test('only a plan in force is revised', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  await patch(world, id, { status: 'inactive' })
  await refusal(revise(world, id), 'careplan_not_in_force')
})

test('what cannot be applied is not shown either', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world)
  const next = await revise(world, id)
  const [shift] = next.shifts
  const daily = { id: shift?.id, recurring_rule: 'FREQ=DAILY', scheduled_duration: 720 }
  await patch(world, next.id, { shifts_attributes: [daily] })
  await refusal(preview(world, next.id, { status: 'active' }), 'careplan_over_authorization')
})

test('ending a plan earlier shows the visits that go', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world, { end_date: '2026-11-15' })
  const shown = await preview(world, id, { end_date: '2026-11-08' })
  expect(shown.counts).toEqual({ added: 0, moved: 0, removed: 3, left_alone: 0, unchanged: 0 })
})

test('a revision in the middle of a week keeps within what that week allows', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world, { units: 16 })
  const first = await anActiveCareplan(app, world, {
    authorization,
    end_date: '2026-11-15',
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO,TU' }],
  })
  const next = await revise(world, first.id)
  const late = { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=TH,FR' }
  await patch(world, next.id, {
    start_date: '2026-11-04',
    shifts_attributes: [...next.shifts.map(({ id }) => ({ id, _destroy: true })), late],
  })
  // Each version fits its week; both together have eight hours in the one that they share.
  const refused = await refusal(
    preview(world, next.id, { status: 'active' }),
    'careplan_over_authorization',
  )
  expect(Object.values(refused.errors).flat()[0]).toContain('the visits before 11/04/2026 use 8 h')
  await refusal(patch(world, next.id, { status: 'active' }), 'careplan_over_authorization')
  await patch(world, next.id, { start_date: '2026-11-09' })
  await apply(world, next.id)
  expect((await standing(world)).map(({ scheduled_date: day }) => day.slice(8))).toEqual([
    '02',
    '03',
    '12',
    '13',
  ])
})
