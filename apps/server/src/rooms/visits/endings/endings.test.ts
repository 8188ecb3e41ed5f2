import { listClaims, updateClaim } from '@homeward/contract/billing/claims'
import { agentAbsences } from '@homeward/contract/caregivers/absences'
import { listHistory } from '@homeward/contract/identity/audit'
import {
  archiveVisit,
  missVisit,
  reopenVisit,
  restoreVisit,
} from '@homeward/contract/visits/endings'
import { waiveVisitSignature } from '@homeward/contract/visits/signatures'
import { cancelVisit, reviewVisit } from '@homeward/contract/visits/visits'
import { afterEach, expect, test } from 'vitest'
import { aRecord } from '../../../testing/a-record.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
afterEach(() => moveClock(app, testNow))

test('a canceled visit says who canceled it, and comes back by the same rule as an assignment', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const canceled = await call(app, world.manager, cancelVisit, {
    id,
    reason: 'Family visits',
    canceled_by: 'client',
  })
  expect(canceled).toMatchObject({
    status: 'canceled',
    canceled_reason: 'Family visits',
    canceled_by: 'client',
    canceled_by_name: 'Test manager',
    abilities: { restore: true, archive: true, cancel: false },
  })
  const instead = await aVisit(app, world)
  const asked = await refusal(
    call(app, world.manager, restoreVisit, { id }),
    'assignment_reason_needed',
  )
  expect(asked.errors.assignment_reason?.[0]).toContain('already has a visit')
  await call(app, world.manager, cancelVisit, { id: instead.id })
  const back = await call(app, world.manager, restoreVisit, { id })
  expect(back).toMatchObject({
    status: 'scheduled',
    agent_id: world.pca.agentId,
    canceled_reason: null,
    canceled_by: null,
    canceled_at: null,
  })
  await refusal(call(app, world.manager, restoreVisit, { id }), 'status_not_allowed')
})

test('a visit whose caregiver is away is restored open only', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await call(app, world.manager, cancelVisit, { id })
  await aRecord(app, world, agentAbsences, {
    agent_id: world.pca.agentId,
    start_date: '2026-11-02',
    end_date: null,
  })
  await app.drainJobs()
  await refusal(call(app, world.manager, restoreVisit, { id }), 'assignment_refused')
  expect(await call(app, world.manager, restoreVisit, { id, agent_id: null })).toMatchObject({
    status: 'available',
    agent: null,
  })
})

test('a missed visit has its reason and what was done, once it should have begun', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world, { scheduled_time: '20:00' })
  const missed = { id, reason: 'other', action: 'family_informed' } as const
  await refusal(
    call(app, world.manager, missVisit, { ...missed, reason: 'weather' }),
    'visit_not_due',
  )
  await moveClock(app, '2026-11-03T08:00:00.000Z')
  const refused = await refusal(call(app, world.manager, missVisit, missed), 'missed_note_needed')
  expect(Object.keys(refused.errors)).toEqual(['note'])
  await refusal(call(app, world.pca, missVisit, missed), 'forbidden')
  const answer = await call(app, world.manager, missVisit, { ...missed, note: 'Bridge closed' })
  expect(answer).toMatchObject({
    status: 'canceled',
    missed_reason: 'other',
    missed_action: 'family_informed',
    missed_note: 'Bridge closed',
  })
  expect(answer).toEqual(await pageOf(app, world.manager, id))
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'visit',
    record_id: id,
  })
  expect(data[0]).toMatchObject({ action: 'visit.missed' })
  expect(await call(app, world.manager, restoreVisit, { id })).toMatchObject({
    status: 'scheduled',
    missed_reason: null,
  })
})

test('what is archived leaves the lists of every day, and comes back as it was', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  await refusal(call(app, world.manager, archiveVisit, { id: visit.id }), 'status_not_allowed')
  await call(app, world.nurse, reviewVisit, { id: visit.id, decision: 'reject' })
  const archived = await call(app, world.manager, archiveVisit, { id: visit.id })
  expect(archived).toMatchObject({ status: 'archived', abilities: { restore: true } })
  await refusal(call(app, world.manager, restoreVisit, { id: visit.id, lock_version: 0 }), 'stale')
  expect(await call(app, world.manager, restoreVisit, { id: visit.id })).toMatchObject({
    status: 'rejected',
    agent_id: world.pca.agentId,
  })
})

test('an approved visit is reopened until its claim is with the payor; the claim waits again', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  await call(app, world.nurse, waiveVisitSignature, {
    id,
    signer_role: 'client',
    reason: 'Asleep',
  })
  await call(app, world.nurse, reviewVisit, { id, decision: 'approve' })
  await app.drainJobs()
  const [claim] = (await call(app, world.owner, listClaims, { status: 'all' })).data
  const claimId = claim?.id ?? ''
  const units = claim?.billing_units
  const approved = await pageOf(app, world.nurse, id)
  expect(approved).toMatchObject({ signed: false, abilities: { reopen: true, waive: false } })
  expect(approved.signature_waived_at).not.toBeNull()
  expect(approved.condition_level).toBeLessThan(4)

  const reopened = await call(app, world.nurse, reopenVisit, { id, reason: 'Wrong check-out' })
  expect(reopened).toMatchObject({
    status: 'completed',
    reviewed_duration: null,
    reviewed_by: null,
    abilities: { approve: true, reopen: false },
  })
  await app.drainJobs()
  await refusal(
    call(app, world.billing_admin, updateClaim, { id: claimId, status: 'ready_to_send' }),
    'claim_not_ready',
  )
  await call(app, world.nurse, reviewVisit, {
    id,
    decision: 'approve',
    reviewed_check_out_at: '2026-11-02T15:00:00.000Z',
    reason: 'forgot_check_out',
  })
  await app.drainJobs()
  const [again] = (await call(app, world.owner, listClaims, { status: 'all' })).data
  expect(again?.id).toBe(claimId)
  expect(again?.billing_units).toBe((units ?? 0) / 2)
  await refusal(call(app, world.pca, reopenVisit, { id, reason: 'Mine' }), 'forbidden')
})
