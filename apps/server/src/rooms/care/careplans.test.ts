import {
  getCareplan,
  listCareplans,
  translateRecurrence,
  updateCareplan,
} from '@homeward/contract/care/careplans'
import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import {
  aCareplan,
  aClientAtHome,
  anAuthorization,
  mornings,
  moveClock,
  one,
  runNightly,
} from './testing/factories.ts'

const app = startTestServer()
const patch = (world: World, id: string, change: object) =>
  call(app, world.manager, updateCareplan, { id, ...change })
const planOf = (world: World, id: string) => one(app, world.manager, getCareplan, id)

test('of too many services it is said how many may be chosen', async () => {
  const world = await anAgency(app)
  const many = Array.from({ length: 60 }, () => uuid())
  const services = many.map((id) => ({ id }))
  const said = ['Choose no more than 20 services.']
  const plan = aCareplan(app, world, { shifts_attributes: [{ ...mornings, services }] })
  expect((await refusal(plan, 'invalid')).errors).toEqual({
    'shifts_attributes.0.services': said,
  })
  const authorization = anAuthorization(app, world, { service_ids: many })
  expect((await refusal(authorization, 'invalid')).errors).toEqual({ service_ids: said })
})

test('a care plan is made with its shifts, in words and minutes, and listed', async () => {
  const world = await anAgency(app)
  const made = await aCareplan(app, world, {
    shifts_attributes: [
      { ...mornings, agent_id: world.pca.agentId },
      {
        ...mornings,
        scheduled_time: '18:30',
        scheduled_duration: 45,
        recurring_rule: 'FREQ=DAILY',
      },
    ],
  })
  expect(made).toMatchObject({
    client: { name: 'Ada Moore' },
    authorization: { number: 'PA-1001' },
    status: 'scheduled',
    authorized_minutes: 2400,
    planned_minutes: 3 * 120 + 7 * 45,
    visits_count: 0,
    generated_until: null,
    activated_at: null,
    abilities: { edit: true, activate: true },
  })
  expect(made.shifts).toMatchObject([
    {
      number: 1,
      days: [1, 3, 5],
      scheduled_time: '09:00',
      recurrence: 'Every week on Monday, Wednesday and Friday',
      agent: { id: world.pca.agentId },
    },
    { number: 2, days: [1, 2, 3, 4, 5, 6, 0], scheduled_time: '18:30', agent: null },
  ])
  const listed = await call(app, world.manager, listCareplans, { client_id: made.client.id })
  expect(listed.data).toEqual([made])
})

test('shifts are changed, added and removed by shifts_attributes; the others stay', async () => {
  const world = await anAgency(app)
  const made = await aCareplan(app, world, {
    shifts_attributes: [mornings, { ...mornings, scheduled_time: '13:00' }],
  })
  const [first, second] = made.shifts
  const changed = await patch(world, made.id, {
    shifts_attributes: [
      { ...mornings, id: first?.id, scheduled_time: '08:15' },
      { ...mornings, id: second?.id, _destroy: true },
      { ...mornings, scheduled_time: '20:00' },
    ],
  })
  expect(changed.shifts.map((shift) => [shift.number, shift.scheduled_time])).toEqual([
    [1, '08:15'],
    [3, '20:00'],
  ])
  const refused = await refusal(
    patch(world, made.id, { shifts_attributes: [{ ...mornings, id: second?.id }] }),
    'invalid',
  )
  expect(refused.errors).toHaveProperty(['shifts_attributes.0.id'])
})

test.each([
  ['the end before the start', { end_date: '2026-11-01' }, 'date_order'],
  ['days before the authorization', { start_date: '2026-05-31' }, 'careplan_outside_authorization'],
  ['days after the authorization', { end_date: '2027-06-01' }, 'careplan_outside_authorization'],
  [
    'a rule that cannot be read',
    { shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=HOURLY' }] },
    'recurrence_unreadable',
  ],
  ['an unknown caregiver', { shifts_attributes: [{ ...mornings, agent_id: uuid() }] }, 'invalid'],
] as const)('a plan with %s is refused, new or changed', async (_, wrong, failure) => {
  const world = await anAgency(app)
  const change = {
    ...wrong,
    shifts_attributes: [...('shifts_attributes' in wrong ? wrong.shifts_attributes : [])],
  }
  await refusal(aCareplan(app, world, change), failure)
  const { id } = await aCareplan(app, world)
  await refusal(patch(world, id, wrong), failure)
})

test('a plan without an end ends in a month, within its authorization', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const one = await aCareplan(app, world, { authorization, end_date: undefined })
  expect(one.end_date).toBe('2026-12-01')
  const late = { authorization, start_date: '2027-05-20', end_date: undefined }
  expect((await aCareplan(app, world, late)).end_date).toBe('2027-05-31')
})

test("a plan needs one of the client's own authorizations", async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const client_id = await aClientAtHome(app, world)
  await refusal(aCareplan(app, world, { authorization, client_id }), 'invalid')
  const { id } = authorization
  await call(app, world.manager, updateAuthorization, { id, status: 'archived' })
  await refusal(aCareplan(app, world, { authorization }), 'invalid')
})

test('a draft is scheduled, activated and ended', async () => {
  const world = await anAgency(app)
  const { id, status } = await aCareplan(app, world, { draft: true })
  expect(status).toBe('draft')
  expect((await patch(world, id, { status: 'scheduled' })).status).toBe('scheduled')
  const active = await patch(world, id, { status: 'active' })
  expect(active).toMatchObject({
    status: 'active',
    activated_at: testNow,
    abilities: { edit: false, activate: false, end: true },
  })
  // Saying again what is so already changes nothing.
  expect((await patch(world, id, { status: 'active' })).status).toBe('active')
  expect((await patch(world, id, { status: 'inactive' })).status).toBe('inactive')
  await refusal(patch(world, id, { start_date: '2026-11-03' }), 'careplan_not_editable')
  expect((await patch(world, id, { status: 'archived' })).status).toBe('archived')
  await refusal(patch(world, id, { status: 'active' }), 'status_not_allowed')

  const events = await call(app, world.owner, listAuditEvents, {
    record_type: 'careplan',
    record_id: id,
  })
  expect(events.data.map((event) => event.action)).toContain('careplan.active')
})

test('an active plan is not changed, only ended earlier', async () => {
  const world = await anAgency(app)
  const { id, shifts } = await aCareplan(app, world)
  await patch(world, id, { status: 'active' })
  const edits = [
    { start_date: '2026-11-03' },
    { end_date: '2027-03-31' },
    { shifts_attributes: [{ ...mornings, id: shifts[0]?.id }] },
    { end_date: '2026-12-31', shifts_attributes: [mornings] },
  ]
  for (const edit of edits) await refusal(patch(world, id, edit), 'careplan_not_editable')
  expect(await patch(world, id, { end_date: '2026-12-31' })).toMatchObject({
    status: 'active',
    end_date: '2026-12-31',
  })
  await refusal(patch(world, id, { end_date: '2026-11-01' }), 'date_order')
})

test('a plan without shifts, or over its authorization, is not activated', async () => {
  const world = await anAgency(app)
  const empty = await aCareplan(app, world, { shifts_attributes: [] })
  await refusal(patch(world, empty.id, { status: 'active' }), 'careplan_without_shifts')

  const authorization = await anAuthorization(app, world, { units: 23 })
  const full = await aCareplan(app, world, { authorization })
  expect(full).toMatchObject({ planned_minutes: 360, authorized_minutes: 345 })
  await refusal(patch(world, full.id, { status: 'active' }), 'careplan_over_authorization')
  // One request may mend and activate.
  const [shift] = full.shifts
  const mended = { ...mornings, id: shift?.id, scheduled_duration: 115 }
  const active = await patch(world, full.id, { status: 'active', shifts_attributes: [mended] })
  expect(active).toMatchObject({ status: 'active', planned_minutes: 345 })
})

test('a plan that fits the weeks of a monthly authorization but not its longer months says which month', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world, { units: 480, unit_period: 'month' })
  const daily = { ...mornings, scheduled_duration: 235, recurring_rule: 'FREQ=DAILY' }
  const { id, shifts } = await aCareplan(app, world, { authorization, shifts_attributes: [daily] })
  const { errors } = await refusal(
    patch(world, id, { status: 'active' }),
    'careplan_over_authorization',
  )
  expect(Object.values(errors).flat()).toEqual([
    'From 12/01/2026 to 12/31/2026 the shifts use 121 h 25 min, and the authorization allows 120 h.',
  ])
  const shorter = { id: shifts[0]?.id ?? '', scheduled_duration: 230 }
  expect(await patch(world, id, { status: 'active', shifts_attributes: [shorter] })).toMatchObject({
    status: 'active',
  })
})

test('an authorization that shrank or was archived holds a plan back', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const { id } = await aCareplan(app, world, { authorization })
  const change = (fields: object) =>
    call(app, world.manager, updateAuthorization, { id: authorization.id, ...fields })
  await change({ end_date: '2027-01-31' })
  await refusal(patch(world, id, { status: 'active' }), 'careplan_outside_authorization')
  await change({ end_date: '2027-05-31', status: 'archived' })
  await refusal(patch(world, id, { status: 'active' }), 'careplan_outside_authorization')
})

test('activating a plan ends the one before it the day before', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const first = await aCareplan(app, world, { authorization })
  const next = await aCareplan(app, world, { authorization, start_date: '2026-12-01' })
  const never = await aCareplan(app, world, { authorization, start_date: '2026-12-15' })
  await patch(world, never.id, { status: 'active' })
  await patch(world, first.id, { status: 'active' })
  expect(await planOf(world, never.id)).toMatchObject({ status: 'archived' })
  await patch(world, next.id, { status: 'active' })
  expect(await planOf(world, first.id)).toMatchObject({
    status: 'active',
    end_date: '2026-11-30',
  })
})

test('of two plans that are activated at the same moment both stand, one after the other', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const one = await aCareplan(app, world, { authorization })
  const two = await aCareplan(app, world, { authorization })
  await Promise.all([one, two].map(({ id }) => patch(world, id, { status: 'active' })))
  const statuses = await Promise.all(
    [one, two].map(async ({ id }) => (await planOf(world, id)).status),
  )
  expect(statuses.toSorted()).toEqual(['active', 'archived'])
})

test('a plan whose last day is over is inactive: at once when read, and stored by night', async () => {
  const world = await anAgency(app)
  const { id } = await aCareplan(app, world, { end_date: '2026-11-10' })
  await patch(world, id, { status: 'active' })
  const counts = async () => {
    const statuses = ['active', 'inactive'] as const
    const pages = statuses.map((status) => call(app, world.manager, listCareplans, { status }))
    return (await Promise.all(pages)).map(({ meta }) => meta.total)
  }
  expect(await counts()).toEqual([1, 0])
  // Midnight in New York is five hours after that of UTC.
  await moveClock(app, '2026-11-11T04:59:00.000Z')
  expect(await counts()).toEqual([1, 0])
  await moveClock(app, '2026-11-11T05:00:00.000Z')
  expect(await counts()).toEqual([0, 1])
  expect((await planOf(world, id)).status).toBe('inactive')

  await inAgency(app.db, world.agencyId, async (tx) => {
    const stored = () => tx.selectFrom('careplans').select('status').executeTakeFirstOrThrow()
    expect(await stored()).toEqual({ status: 'active' })
  })
  await runNightly(app, world, 'care.expire_careplans')
  await inAgency(app.db, world.agencyId, async (tx) => {
    const { status } = await tx.selectFrom('careplans').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('inactive')
  })
  await moveClock(app, testNow)
})

test('a stale version is refused, and a plan of another agency is not there', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const made = await aCareplan(app, world)
  await patch(world, made.id, { end_date: '2027-01-31' })
  const refused = await refusal(
    patch(world, made.id, { end_date: '2027-01-30', lock_version: made.lock_version }),
    'stale',
  )
  expect(refused.current).toMatchObject({ end_date: '2027-01-31' })
  await refusal(planOf(other, made.id), 'not_found')
  await refusal(patch(other, made.id, { status: 'active' }), 'not_found')
})

test('a recurrence rule is told in words, or refused', async () => {
  const world = await anAgency(app)
  const ask = (recurring_rule: string) =>
    call(app, world.billing_admin, translateRecurrence, { recurring_rule })
  expect(await ask('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU')).toEqual({
    recurrence: 'Every 2 weeks on Tuesday',
  })
  const refused = await refusal(ask('FREQ=YEARLY'), 'recurrence_unreadable')
  expect(refused.errors).toHaveProperty('recurring_rule')
})
