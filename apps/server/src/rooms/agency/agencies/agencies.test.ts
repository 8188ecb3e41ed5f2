import { createAgency, getAgency, updateAgency } from '@homeward/contract/agency/agencies'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { insertVisit } from '../../../testing/visits.ts'

const app = startTestServer()

/** A client's visit of tomorrow that stands in the schedule. */
const aPlannedVisit = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const ids = { agency_id: world.agencyId, id: uuid() }
    await tx
      .insertInto('clients')
      .values({
        ...ids,
        first_name: 'Maria',
        last_name: 'Lopez',
        gender: 'female',
        status: 'active',
      })
      .execute()
    await insertVisit(tx, {
      ...ids,
      client_id: ids.id,
      service_id: world.serviceId,
      scheduled_date: '2026-11-03',
      scheduled_time: '09:00',
      scheduled_duration: 60,
      starts_at: '2026-11-03T14:00:00Z',
      ends_at: '2026-11-03T15:00:00Z',
      status: 'available',
    })
  })

test('owner and admins hear of a late visit after the schedulers do', async () => {
  const { agencyId: id, owner } = await anAgency(app)
  for (const sent of [{ late_tolerance: 30 }, { late_escalation: 10 }]) {
    const { errors } = await refusal(call(app, owner, updateAgency, { id, ...sent }), 'invalid')
    expect(errors).toEqual({ late_escalation: ['Enter more minutes than the late threshold.'] })
  }
  const after = await call(app, owner, updateAgency, {
    id,
    late_tolerance: 45,
    late_escalation: 60,
  })
  expect(after).toMatchObject({ late_tolerance: 45, late_escalation: 60 })
})

test('profile and settings are read, changed and stand in the trail', async () => {
  const world = await anAgency(app)
  const id = world.agencyId
  const before = await call(app, world.nurse, getAgency, { id })
  expect(before).toMatchObject({
    time_zone: 'America/New_York',
    late_tolerance: 10,
    late_escalation: 30,
    overtime_threshold_hours: 40,
    overtime_rate_percent: 150,
    logo_url: null,
    abilities: { edit: false },
  })
  const after = await call(app, world.owner, updateAgency, {
    id,
    npi: '1245319599',
    tax_id: '56-7654321',
    taxonomy_code: '3747p1801x',
    phone: '+1 (828) 555-0100',
    zip: '27601-4321',
    unit: null,
    second_factor_required: false,
    idle_timeout: 720,
    lock_version: before.lock_version,
  })
  expect(after).toMatchObject({
    npi: '1245319599',
    tax_id: '567654321',
    taxonomy_code: '3747P1801X',
    phone: '8285550100',
    zip: '276014321',
    idle_timeout: 720,
    lock_version: before.lock_version + 1,
    warnings: [],
    abilities: { edit: true },
  })
  const trail = await call(app, world.owner, listAuditEvents, { record_type: 'agency' })
  expect(trail.data[0]).toMatchObject({
    action: 'agency.updated',
    record_id: id,
    changes: { npi: { before: '1234567893', after: '1245319599' } },
  })
})

test.each([
  ['npi', '1234567890', 'check'],
  ['npi', '3234567893', 'NPI'],
  ['tax_id', '1234', '9-digit'],
  ['taxonomy_code', '253Z', '10-character'],
  ['time_zone', 'America/Springfield', 'America/New_York'],
  ['idle_timeout', 721, '720'],
  ['idle_timeout', 0, '1 minute'],
  ['location_tolerance', 5, '10 meters'],
  ['phone', '(((((((', '7 to 15'],
  ['zip', '276', '5 or 9'],
  ['latitude', 91, '90'],
])('%s cannot be %j', async (field, value, word) => {
  const world = await anAgency(app)
  const input = { id: world.agencyId, [field]: value }
  const { errors } = await refusal(call(app, world.owner, updateAgency, input), 'invalid')
  expect(errors[field]?.join(' ')).toContain(word)
})

test('a stale change is refused with the agency as it is now', async () => {
  const world = await anAgency(app)
  const id = world.agencyId
  await call(app, world.owner, updateAgency, { id, name: 'Renamed', lock_version: 0 })
  const stale = call(app, world.admin, updateAgency, { id, name: 'Mine', lock_version: 0 })
  expect((await refusal(stale, 'stale')).current).toMatchObject({ name: 'Renamed' })
})

test('the time zone changes with a warning, and only where it is meant', async () => {
  const world = await anAgency(app)
  const id = world.agencyId
  const free = { id, time_zone: 'America/Chicago' }
  expect((await call(app, world.owner, updateAgency, free)).warnings).toEqual([])

  await aPlannedVisit(world)
  const moved = { id, time_zone: 'America/Denver' }
  const { errors } = await refusal(
    call(app, world.owner, updateAgency, moved),
    'time_zone_unconfirmed',
  )
  expect(errors.time_zone?.[0]).toContain('1 visit is already scheduled')
  expect((await call(app, world.owner, getAgency, { id })).time_zone).toBe('America/Chicago')

  const meant = await call(app, world.owner, updateAgency, { ...moved, confirm_time_zone: true })
  expect(meant).toMatchObject({ time_zone: 'America/Denver' })
  expect(meant.warnings).toHaveLength(1)
  // Sent as it is, it is no change.
  expect((await call(app, world.owner, updateAgency, moved)).warnings).toEqual([])
})

test('a logo is a picture that was uploaded, and can be taken away', async () => {
  const world = await anAgency(app)
  const id = world.agencyId
  const logo_signed_id = await anUpload(app, world.owner, { bytes: onePixel })
  const { logo_url } = await call(app, world.owner, updateAgency, { id, logo_signed_id })
  const answer = await app.server.inject({ method: 'GET', url: logo_url ?? '' })
  expect(answer.rawPayload.equals(onePixel)).toBe(true)
  const none = await call(app, world.owner, updateAgency, { id, logo_signed_id: null })
  expect(none.logo_url).toBeNull()

  const text = await anUpload(app, world.owner, {
    filename: 'logo.txt',
    content_type: 'text/plain',
    bytes: 'no picture',
  })
  await refusal(call(app, world.owner, updateAgency, { id, logo_signed_id: text }), 'upload_type')
})

test('another agency is not found, and whom the table does not name is refused', async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  await refusal(call(app, here.owner, getAgency, { id: there.agencyId }), 'not_found')
  await refusal(
    call(app, here.owner, updateAgency, { id: there.agencyId, name: 'Taken' }),
    'not_found',
  )
  await refusal(call(app, here.manager, updateAgency, { id: here.agencyId }), 'forbidden')
  await refusal(call(app, here.pca, getAgency, { id: here.agencyId }), 'forbidden')
})

test('a super admin makes an agency with its first office; nobody else does', async () => {
  const world = await anAgency(app)
  const input = { name: 'Piedmont Care', time_zone: 'America/Chicago', npi: '1245319599' }
  await refusal(call(app, world.owner, createAgency, input), 'forbidden')
  await app.db.identity
    .updateTable('users')
    .set({ super_admin: true })
    .where('id', '=', world.owner.userId)
    .execute()
  app.setClock('2026-11-02T14:05:00.000Z')
  const made = await call(app, world.owner, createAgency, input)
  const rows = await inAgency(app.db, made.id, async (tx) => ({
    agency: await tx.selectFrom('agencies').select(['name', 'npi']).execute(),
    offices: await tx.selectFrom('offices').select(['id', 'name']).execute(),
    events: await tx.selectFrom('audit_events').select('action').orderBy('id').execute(),
  }))
  expect(rows).toEqual({
    agency: [{ name: 'Piedmont Care', npi: '1245319599' }],
    offices: [{ id: made.office_id, name: 'Main office' }],
    events: [{ action: 'agency.created' }, { action: 'office.created' }],
  })
})
