import { listAuthorizations, updateAuthorization } from '@homeward/contract/care/authorizations'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aClientAtHome, anActiveCareplan, anAuthorization, moveClock } from './testing/factories.ts'

const app = startTestServer()

test('an authorization is added, listed for its client, changed and archived', async () => {
  const world = await anAgency(app)
  const made = await anAuthorization(app, world)
  expect(made).toMatchObject({
    client_name: 'Ada Moore',
    payor: { name: 'NC Medicaid' },
    services: [{ label: 'PCS adult' }],
    minutes_per_unit: 15,
    status: 'active',
    authorized_minutes: 2400,
    used_minutes: 0,
    left_minutes: 2400,
    abilities: { edit: true, archive: true },
  })

  const listed = await call(app, world.nurse, listAuthorizations, { client_id: made.client_id })
  expect(listed.meta.total).toBe(1)
  expect(listed.data[0]).toEqual({
    ...made,
    abilities: { edit: false, archive: false, restore: false, add_careplan: true },
  })

  const changed = await call(app, world.manager, updateAuthorization, {
    id: made.id,
    units: 100,
    number: 'PA-2',
    lock_version: made.lock_version,
  })
  expect(changed).toMatchObject({ units: 100, number: 'PA-2', left_minutes: 1500 })
  const archived = await call(app, world.manager, updateAuthorization, {
    id: made.id,
    status: 'archived',
  })
  expect(archived.status).toBe('archived')

  const events = await call(app, world.owner, listAuditEvents, {
    record_type: 'authorization',
    record_id: made.id,
  })
  expect(events.data.map((event) => event.action)).toEqual([
    'authorization.updated',
    'authorization.updated',
    'authorization.created',
  ])
  expect(events.data[1]?.changes).toEqual({
    units: { before: 160, after: 100 },
    number: { before: 'PA-1001', after: 'PA-2' },
  })
})

test.each([
  ['2026-11-03', '2026-12-31', 'scheduled'],
  ['2026-11-02', '2026-11-02', 'active'],
  ['2026-10-01', '2026-11-01', 'inactive'],
])('from %s to %s it is %s, and found under that status alone', async (start, end, status) => {
  const world = await anAgency(app)
  const made = await anAuthorization(app, world, { start_date: start, end_date: end })
  expect(made.status).toBe(status)
  for (const asked of ['scheduled', 'active', 'inactive', 'archived'] as const) {
    const { meta } = await call(app, world.manager, listAuthorizations, { status: asked })
    expect(meta.total).toBe(asked === status ? 1 : 0)
  }
})

test('the end may not be before the start', async () => {
  const world = await anAgency(app)
  const refused = await refusal(
    anAuthorization(app, world, { end_date: '2026-05-31' }),
    'date_order',
  )
  expect(refused.errors).toHaveProperty('end_date')
  const { id } = await anAuthorization(app, world)
  await refusal(
    call(app, world.manager, updateAuthorization, { id, start_date: '2027-06-01' }),
    'date_order',
  )
})

test('two authorizations may not cover a day for the same payor and service', async () => {
  const world = await anAgency(app)
  const { id, client_id } = await anAuthorization(app, world, { end_date: '2026-12-31' })
  const next = { client_id, end_date: '2027-12-31' }
  await refusal(
    anAuthorization(app, world, { ...next, start_date: '2026-12-31' }),
    'authorization_overlap',
  )
  const after = await anAuthorization(app, world, { ...next, start_date: '2027-01-01' })
  await refusal(
    call(app, world.manager, updateAuthorization, { id, end_date: '2027-01-01' }),
    'authorization_overlap',
  )
  // Out of the way, it may be covered; and it cannot come back as long as it is.
  await call(app, world.manager, updateAuthorization, { id: after.id, status: 'archived' })
  await call(app, world.manager, updateAuthorization, { id, end_date: '2027-01-01' })
  await refusal(
    call(app, world.manager, updateAuthorization, { id: after.id, status: 'active' }),
    'authorization_overlap',
  )
})

test('of two that are added at the same moment one is refused', async () => {
  const world = await anAgency(app)
  const client_id = await aClientAtHome(app, world)
  const both = await Promise.allSettled([
    anAuthorization(app, world, { client_id }),
    anAuthorization(app, world, { client_id }),
  ])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a stale version is refused with the record as it is now', async () => {
  const world = await anAgency(app)
  const made = await anAuthorization(app, world)
  await call(app, world.manager, updateAuthorization, { id: made.id, units: 99 })
  const refused = await refusal(
    call(app, world.manager, updateAuthorization, {
      id: made.id,
      units: 98,
      lock_version: made.lock_version,
    }),
    'stale',
  )
  expect(refused.current).toMatchObject({ id: made.id, units: 99, lock_version: 1 })
})

test('what another agency has is not there, neither as a record nor as a reference', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const { id } = await anAuthorization(app, world)
  await refusal(call(app, other.manager, updateAuthorization, { id, units: 1 }), 'not_found')
  expect((await call(app, other.manager, listAuthorizations, {})).meta.total).toBe(0)

  const client_id = await aClientAtHome(app, world)
  await refusal(anAuthorization(app, other, { client_id }), 'not_found')
  const refused = await refusal(
    anAuthorization(app, world, { client_id, payor_id: other.payorId, service_ids: [uuid()] }),
    'invalid',
  )
  expect(Object.keys(refused.errors)).toEqual(['payor_id', 'service_ids'])
})

test.each([
  ['week', 30 + 50 + 70],
  ['month', 30 + 50 + 70 + 200],
  ['total', 30 + 50 + 70 + 200 + 400 + 800],
] as const)('minutes used are those of the period (%s)', async (unit_period, used) => {
  const world = await anAgency(app)
  const { id, client_id } = await anAuthorization(app, world, { unit_period })
  await moveClock(app, '2026-11-12T14:00:00.000Z')
  const lengths = { scheduled: 30, completed: 40, reviewed: 50 }
  await visitsOf(world, { id, client_id }, [
    // The week of Monday the 9th: scheduled, recorded and reviewed lengths, and two that count not.
    { day: '2026-11-09', status: 'available', ...lengths, completed: null, reviewed: null },
    { day: '2026-11-12', status: 'completed', ...lengths, completed: 50, reviewed: null },
    { day: '2026-11-15', status: 'approved', ...lengths, reviewed: 70 },
    { day: '2026-11-10', status: 'canceled', ...lengths, completed: null, reviewed: null },
    { day: '2026-11-11', status: 'rejected', ...lengths, reviewed: null },
    { day: '2026-11-30', status: 'available', scheduled: 200, completed: null, reviewed: null },
    { day: '2026-10-31', status: 'available', scheduled: 400, completed: null, reviewed: null },
    { day: '2026-12-01', status: 'available', scheduled: 800, completed: null, reviewed: null },
  ])
  const { data } = await call(app, world.manager, listAuthorizations, {})
  expect(data[0]).toMatchObject({ used_minutes: used, left_minutes: 2400 - used })
  await moveClock(app, testNow)
})

type Planned = {
  day: string
  status: VisitStatus
  scheduled: number
  completed: number | null
  reviewed: number | null
}

const visitsOf = (
  world: World,
  authorization: { id: string; client_id: string },
  planned: Planned[],
) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('visits')
      .values(
        planned.map(({ day, status, scheduled, completed, reviewed }) => ({
          agency_id: world.agencyId,
          id: uuid(),
          client_id: authorization.client_id,
          authorization_id: authorization.id,
          scheduled_date: day,
          scheduled_time: '09:00',
          scheduled_duration: scheduled,
          starts_at: `${day}T14:00:00Z`,
          ends_at: `${day}T15:00:00Z`,
          status,
          check_in_at: completed === null ? null : `${day}T14:00:00Z`,
          check_out_at: completed === null ? null : `${day}T15:00:00Z`,
          completed_duration: completed,
          reviewed_duration: reviewed,
        })),
      )
      .execute(),
  )

test('what the payor says of it is stored, filtered by, and told as it stands', async () => {
  const world = await anAgency(app)
  const made = await anAuthorization(app, world)
  expect(made.insurance_state).toBe('active')
  const suspended = await call(app, world.manager, updateAuthorization, {
    id: made.id,
    insurance_state: 'suspended',
  })
  expect(suspended).toMatchObject({ status: 'active', insurance_state: 'suspended' })
  const of = async (insurance_state: 'active' | 'suspended') =>
    (await call(app, world.manager, listAuthorizations, { insurance_state })).meta.total
  expect(await of('suspended')).toBe(1)
  expect(await of('active')).toBe(0)
})

test('what visits are planned under is archived on confirmation alone, and comes back', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  await anActiveCareplan(app, world, { authorization })
  const { id } = authorization
  const archive = { id, status: 'archived' as const }
  const { non_field_errors } = await refusal(
    call(app, world.manager, updateAuthorization, archive),
    'authorization_in_use',
  )
  expect(non_field_errors[0]).toMatch(/^\d+ planned visits are under this authorization\./)
  const confirmed = { ...archive, visits_confirmed: true }
  expect(await call(app, world.manager, updateAuthorization, confirmed)).toMatchObject({
    status: 'archived',
  })
  await app.drainJobs()
  const [row] = (await call(app, world.manager, listAuthorizations, { status: 'archived' })).data
  // The visit that begins at this moment stays.
  expect(row).toMatchObject({ id, used_minutes: 120 })
  const restored = await call(app, world.manager, updateAuthorization, { id, status: 'active' })
  expect(restored.status).toBe('active')
})

test('60 services are refused at their field', async () => {
  const world = await anAgency(app)
  const service_ids = Array.from({ length: 60 }, () => world.serviceId)
  const { errors } = await refusal(anAuthorization(app, world, { service_ids }), 'invalid')
  expect(errors).toHaveProperty('service_ids')
})
