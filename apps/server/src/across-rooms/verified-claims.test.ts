import { updatePayor } from '@homeward/contract/agency/payors'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import { claimsHeldBack, getClaim } from '@homeward/contract/billing/claims'
import { expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { aClaim } from '../rooms/billing/testing/factories.ts'
import { runTask } from '../rooms/collaboration/testing/factories.ts'
import { anEvvAccount, anOutboxRow } from '../rooms/verification/testing/factories.ts'
import { call } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'

const app = startTestServer()

const failing = (claim: Claim) => claim.readiness.filter(({ ok }) => !ok)

test('a claim waits until the EVV vendor verified its visit, and is checked again when it did', async () => {
  const world = await anAgency(app)
  const account_id = await anEvvAccount(app, world)
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    evv_account_id: account_id,
    required_checks: ['evv_verified'],
  })
  const claim = await aClaim(app, world)
  expect(failing(claim)).toMatchObject([{ rule: 'evv_verified', severity: 'warning' }])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('verification_connections')
      .values({ agency_id: world.agencyId, account_id, last_answered_at: testNow })
      .execute(),
  )
  const visit = claim.visit?.id ?? ''
  const row = { kind: 'visit', parent_id: visit, client_id: claim.client.id } as const
  await anOutboxRow(app, world, { account_id, ...row, status: 'sent' })
  const told = () => runTask(app, world, 'billing.follow_verified', { visit_ids: [visit] })
  const again = () => call(app, world.owner, getClaim, { id: claim.id })
  const heldBack = async () => {
    await told()
    await app.drainJobs()
    return (await call(app, world.owner, claimsHeldBack, {})).causes
  }
  expect(failing(await again())).toMatchObject([
    { rule: 'evv_verified', severity: 'error', fix: { path: `/visits/${visit}` } },
  ])
  expect(await heldBack()).toMatchObject([{ rule: 'evv_verified', claims: 1 }])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('vendor_verifications').set({ status: 'verified' }).execute(),
  )
  expect(await heldBack()).toEqual([])
  expect(failing(await again())).toEqual([])
})
