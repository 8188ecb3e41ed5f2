import { listAuditEvents } from '@homeward/contract/identity/audit'
import { listClaims } from '@homeward/contract/billing/claims'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { waiveVisitSignature } from '@homeward/contract/visits/signatures'
import { correctVisit, reviewVisit, updateVisit } from '@homeward/contract/visits/visits'
import pg from 'pg'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCompletedVisit, aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
const review = (world: World, { id }: { id: string }, fields: object = {}) =>
  call(app, world.nurse, reviewVisit, { id, decision: 'approve', ...fields })

test('an approved visit is reviewed at the recorded times, and the event is told', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const approved = await review(world, visit, { note: 'All well' })
  expect(approved).toMatchObject({
    status: 'approved',
    reviewed_check_in_at: visit.check_in_at,
    reviewed_check_out_at: visit.check_out_at,
    reviewed_duration: 120,
    reviewed_by: 'Test nurse',
    reviewed_at: '2026-11-02T16:00:00.000Z',
    review_reason: null,
    review_note: 'All well',
    lock_version: visit.lock_version + 1,
  })
  expect(approved.timeline[5]).toMatchObject({ step: 'reviewed', state: 'done', who: 'Test nurse' })
  expect(await waiting('event:visit.approved')).toContainEqual({
    agency_id: world.agencyId,
    visit_id: visit.id,
  })
})

/** The payloads of the jobs of one kind that wait; only the database's owner sees them. */
async function waiting(task: string): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  const { rows } = await owner.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )
  await owner.end()
  return rows.map((row) => row.payload)
}

test('corrected times need a reason, and the record of the device stays beside them', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const corrected = { reviewed_check_out_at: '2026-11-02T10:45:00-05:00' }
  await refusal(review(world, visit, corrected), 'reason_required')
  await refusal(review(world, visit, { ...corrected, reason: 'other' }), 'reason_required')
  const approved = await review(world, visit, { ...corrected, reason: 'forgot_check_out' })
  expect(approved).toMatchObject({
    check_in_at: visit.check_in_at,
    check_out_at: visit.check_out_at,
    completed_duration: 120,
    reviewed_check_in_at: visit.check_in_at,
    reviewed_check_out_at: '2026-11-02T15:45:00.000Z',
    reviewed_duration: 105,
    review_reason: 'forgot_check_out',
  })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'visit',
    record_id: visit.id,
  })
  expect(data[0]).toMatchObject({
    action: 'visit.approved',
    changes: { reviewed_duration: { before: null, after: 105 } },
  })
  expect(data[0]?.changes).not.toHaveProperty('check_out_at')
})

test.each([
  { check_in_at: '2026-11-02T13:00:00Z' },
  { check_in_distance: 999 },
  { check_in_method: 'manual' },
  { check_out_at: null },
  { check_out_accuracy: 1 },
  { completed_duration: 1 },
])('not even the database lets go of what the device recorded: %o', async (set) => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const forced = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set(set as object)
      .where('id', '=', id)
      .execute(),
  )
  await expect(forced).rejects.toMatchObject({ constraint: 'visits_punches_are_kept' })
})

test('a visit is rejected, and approved after all', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const rejected = await review(world, visit, { decision: 'reject', note: 'Nobody was home' })
  expect(rejected).toMatchObject({
    status: 'rejected',
    reviewed_duration: null,
    review_note: 'Nobody was home',
    flags: { late: true },
  })
  await refusal(review(world, visit, { decision: 'reject' }), 'status_not_allowed')
  expect(await review(world, visit)).toMatchObject({ status: 'approved', reviewed_duration: 120 })
  await refusal(review(world, visit), 'status_not_allowed')
})

test('a rejected visit does not come back over one that took its time', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  await review(world, visit, { decision: 'reject' })
  const other = await aVisit(app, world)
  expect(other.agent?.id).toBe(world.pca.agentId)
  await refusal(review(world, visit), 'caregiver_double_booked')
})

test('what is not completed, or ends before it begins, is not approved', async () => {
  const world = await anAgency(app)
  const planned = await aVisit(app, world, { agent_id: world.cna.agentId })
  await refusal(review(world, planned), 'visit_not_completed')
  await refusal(review(world, planned, { decision: 'reject' }), 'visit_not_completed')
  const visit = await aCompletedVisit(app, world)
  const times = { reviewed_check_in_at: '2026-11-02T16:30:00Z', reason: 'wrong_time' }
  await refusal(review(world, visit, times), 'check_out_before_in')
})

test('a caregiver reviews nothing, and nobody a visit that changed under their hands', async () => {
  const world = await anAgency(app)
  const planned = await pageOf(app, world.manager, (await aVisit(app, world)).id)
  await refusal(
    call(app, world.pca, reviewVisit, { id: planned.id, decision: 'approve' }),
    'forbidden',
  )
  await call(app, world.manager, updateVisit, { id: planned.id, scheduled_time: '10:00' })
  const refused = await refusal(
    review(world, planned, { lock_version: planned.lock_version }),
    'stale',
  )
  expect(refused.current).toMatchObject({ scheduled_time: '10:00' })
})

test('reviewed times are corrected in one act, also when the claim is with the payor', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const correction = (fields: object = {}, who: Caller = world.nurse) =>
    call(app, who, correctVisit, {
      id: visit.id,
      reviewed_check_out_at: '2026-11-02T15:00:00.000Z',
      reason: 'wrong_time',
      ...fields,
    })
  await refusal(correction(), 'status_not_allowed')
  await call(app, world.nurse, waiveVisitSignature, {
    id: visit.id,
    signer_role: 'client',
    reason: 'Asleep',
  })
  await review(world, visit)
  await app.drainJobs()
  const claimOf = async () => (await call(app, world.owner, listClaims, { status: 'all' })).data[0]
  const units = (await claimOf())?.billing_units ?? 0
  await refusal(correction({}, world.pca), 'forbidden')
  await refusal(correction({ reason: 'own:none' }), 'invalid')
  await refusal(correction({ lock_version: 0 }), 'stale')
  const corrected = await correction()
  expect(corrected).toMatchObject({
    status: 'approved',
    reviewed_duration: 60,
    completed_duration: 120,
    abilities: { correct: true },
  })
  await refusal(correction(), 'not_corrected')
  expect(await correction({ reason: 'device_problem' })).toMatchObject({
    reviewed_duration: 60,
    review_reason: 'device_problem',
  })
  await app.drainJobs()
  expect((await claimOf())?.billing_units).toBe(units / 2)

  const claimId = (await claimOf())?.id ?? ''
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('claims')
      .set({ status: 'transmitted', transmitted_at: '2026-11-02T16:00:00.000Z' })
      .where('id', '=', claimId)
      .execute(),
  )
  await refusal(
    call(app, world.nurse, reopenVisit, { id: visit.id, reason: 'Wrong' }),
    'visit_not_editable',
  )
  expect(await correction({ reviewed_check_out_at: '2026-11-02T15:30:00.000Z' })).toMatchObject({
    status: 'approved',
    reviewed_duration: 90,
  })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'visit',
    record_id: visit.id,
  })
  expect(data[0]).toMatchObject({
    action: 'visit.corrected',
    changes: { reviewed_duration: { before: 60, after: 90 } },
  })
})
