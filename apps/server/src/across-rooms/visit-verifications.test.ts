import { getClient } from '@homeward/contract/clients/clients'
import { updateVendorVerification } from '@homeward/contract/verification/vendor-verifications'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { getVisit, reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { one } from '../rooms/care/testing/factories.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'
import { anEvvAccount, anOutboxRow } from '../rooms/verification/testing/factories.ts'
import { aCompletedVisit } from '../rooms/visits/testing/factories.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'

const app = startTestServer()

async function anApproved(world: World): Promise<Visit> {
  const { id } = await aCompletedVisit(app, world)
  return call(app, world.nurse, reviewVisit, {
    id,
    decision: 'approve',
    reason: 'other',
    note: 'ok',
  })
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb` as never

/** What a vendor accepted of a visit. */
const toldOf = (visit: Visit, more: object = {}) =>
  json({
    state: 'worked',
    day: visit.scheduled_date,
    client_id: visit.client.id,
    agent_id: visit.agent_id,
    service: null,
    check_in: { at: visit.check_in_at, method: 'evv', latitude: 35.7, longitude: -78.6 },
    check_out: { at: visit.check_out_at, method: 'evv', latitude: 35.7, longitude: -78.6 },
    corrected: { checkIn: null, checkOut: null },
    ...more,
  })

test('a visit has the worst status of its vendors, and what is wrong there on its way', async () => {
  const world = await anAgency(app)
  const visit = await anApproved(world)
  const row = { kind: 'visit', parent_id: visit.id, client_id: visit.client.id } as const
  const sandata = await anEvvAccount(app, world, 'sandata')
  const verified = { status: 'verified', verified_at: '2026-11-02T15:00:00Z' } as const
  await anOutboxRow(app, world, { account_id: sandata, ...row, ...verified, told: toldOf(visit) })
  expect(await one(app, world.owner, getVisit, visit.id)).toMatchObject({
    visit_verification_status: 'verified',
    vendor_verifications: [{ vendor: 'sandata', parent_id: visit.id, status: 'verified' }],
    correct_client_submitted: true,
    abilities: { edit: false },
  })
  const carebridge = await anEvvAccount(app, world, 'carebridge')
  const problem = {
    cause: 'medicaid_id_missing',
    code: null,
    message: 'The client has no Medicaid ID. Enter it.',
    said: null,
    fix: null,
  }
  const failed = { status: 'failed', problems: json([problem]) } as const
  const id = await anOutboxRow(app, world, { account_id: carebridge, ...row, ...failed })
  const both = await one(app, world.owner, getVisit, visit.id)
  expect(both).toMatchObject({
    visit_verification_status: 'failed',
    correct_client_submitted: false,
    perfect_submission: false,
  })
  expect(both.timeline.filter(({ step }) => step === 'sent')).toMatchObject([
    { state: 'done', note: null },
    { state: 'blocked', note: 'Rejected: Medicaid ID missing' },
  ])
  await call(app, world.owner, updateVendorVerification, { id, status: 'archived' })
  expect(await one(app, world.owner, getVisit, visit.id)).toMatchObject({
    visit_verification_status: 'verified',
    correct_client_submitted: true,
  })
})

/** Opens an approved visit again that a vendor has in a status. */
async function reopenAt(status: 'verified' | 'pending' | 'failed') {
  const world = await anAgency(app)
  const account_id = await anEvvAccount(app, world)
  const { id, client, lock_version } = await anApproved(world)
  const row = { kind: 'visit', parent_id: id, client_id: client.id, status } as const
  await anOutboxRow(app, world, { account_id, ...row })
  return call(app, world.nurse, reopenVisit, { id, reason: 'Wrong', lock_version })
}

test('an approved visit may be opened again until its vendor verified it', async () => {
  expect(await reopenAt('failed')).toMatchObject({ status: 'completed' })
  expect(await reopenAt('pending')).toMatchObject({ status: 'completed' })
  await refusal(reopenAt('verified'), 'visit_not_editable')
})

test('a client has the worst status of the vendors who know them', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, {})
  expect(await one(app, world.owner, getClient, id)).toMatchObject({
    visit_verification_status: null,
    visit_verification_meta: null,
  })
  const row = { kind: 'client', parent_id: id, client_id: id } as const
  for (const status of ['verified', 'held'] as const) {
    const account_id = await anEvvAccount(app, world)
    await anOutboxRow(app, world, { account_id, ...row, status })
  }
  expect(await one(app, world.owner, getClient, id)).toMatchObject({
    visit_verification_status: 'held',
    visit_verification_meta: { vendors: [{ status: 'verified' }, { status: 'held' }] },
  })
})
