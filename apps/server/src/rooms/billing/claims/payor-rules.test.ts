import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { updateClient } from '@homeward/contract/clients/clients'
import { createCredential, updateCredential } from '@homeward/contract/caregivers/credentials'
import type { InputOf } from '@homeward/contract/endpoint'
import { updatePayor } from '@homeward/contract/agency/payors'
import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aBillableClient, aClaim, anAuthorizationFor } from '../testing/factories.ts'

const app = startTestServer()

/** An agency whose payor has rules. */
async function anAgencyWith(rules: Omit<InputOf<typeof updatePayor>, 'id'>): Promise<World> {
  const world = await anAgency(app)
  await call(app, world.owner, updatePayor, { id: world.payorId, ...rules })
  return world
}

const again = (world: World, { id }: Claim) => call(app, world.owner, getClaim, { id })

const failing = (claim: Claim) => claim.readiness.filter(({ ok }) => !ok)

const markReady = (world: World, { id }: Claim) =>
  call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })

test('a claim waits for the credential that its payor asks for, as of the day of the visit', async () => {
  const world = await anAgencyWith({ required_credentials: ['cpr'] })
  const { agentId } = world.pca
  const late = await call(app, world.owner, createCredential, {
    id: agentId,
    kind: 'cpr',
    issued_on: '2026-10-27',
  })
  const claim = await aClaim(app, world)
  expect(failing(claim)).toEqual([
    {
      rule: 'credentials_held',
      ok: false,
      mended_by: ['Owner', 'Admin', 'Manager'],
      severity: 'error',
      sentence: expect.stringMatching(
        /^On 10\/26\/2026, Test pca-\w+ did not have the credentials NC Medicaid requires: CPR certificate \(.*Add the credentials that were valid/,
      ),
      fix: { label: 'Open credentials', path: `/agents/${agentId}?tab=credentials` },
    },
  ])
  const { errors } = await refusal(markReady(world, claim), 'claim_not_ready')
  expect(errors.status).toEqual(claim.issues)

  await call(app, world.owner, updateCredential, {
    id: agentId,
    credential_id: late.id,
    issued_on: '2026-10-26',
    expires_on: '2026-10-26',
  })
  expect(failing(await again(world, claim))).toEqual([])
  expect((await markReady(world, claim)).status).toBe('ready_to_send')
})

test('a claim waits for a member id of the form of its payor, and does not repeat it', async () => {
  const world = await anAgencyWith({ member_id_pattern: 'AAA999999999' })
  const claim = await aClaim(app, world)
  expect(failing(claim)).toMatchObject([
    {
      rule: 'member_id',
      severity: 'error',
      fix: { label: 'Edit client', path: `/clients/${claim.client.id}/edit/insurance` },
    },
  ])
  expect(claim.issues[0]).toContain('does not match the NC Medicaid format AAA999999999')
  expect(JSON.stringify(claim)).not.toContain('900123456')
  await refusal(markReady(world, claim), 'claim_not_ready')

  const medicaid_number = 'PHP900123456'
  await call(app, world.owner, updateClient, { id: claim.client.id, medicaid_number })
  expect((await again(world, claim)).issues).toEqual([])
})

test('a claim waits for a gender that nobody confirmed', async () => {
  const world = await anAgencyWith({})
  const clientId = await aBillableClient(app, world, { gender: undefined })
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const claim = await aClaim(app, world, { clientId, authorizationId })
  expect(failing(claim)).toMatchObject([
    {
      rule: 'client_gender',
      severity: 'error',
      fix: { label: 'Edit client', path: `/clients/${clientId}/edit/person` },
    },
  ])
  await refusal(markReady(world, claim), 'claim_not_ready')

  await call(app, world.owner, updateClient, { id: clientId, gender: 'male' })
  expect((await again(world, claim)).issues).toEqual([])
})

test('a signature blocks where the payor asks for it, and only warns where it does not', async () => {
  const world = await anAgencyWith({ required_checks: ['client_signature'] })
  const claim = await aClaim(app, world, { signed: false })
  expect(failing(claim)).toMatchObject([{ rule: 'signature', severity: 'error' }])
  await call(app, world.owner, updatePayor, { id: world.payorId, required_checks: [] })
  const relaxed = await again(world, claim)
  expect(failing(relaxed)).toMatchObject([{ rule: 'signature', severity: 'warning' }])
  expect(relaxed.issues).toEqual([])
  expect(relaxed.abilities.mark_ready).toBe(true)
})

test('a signature that the agency does without, for a reason, holds no claim up', async () => {
  const world = await anAgencyWith({ required_checks: ['client_signature'] })
  const claim = await aClaim(app, world, { signed: false })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('signatures')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        visit_id: claim.visit?.id ?? '',
        signer_role: 'client',
        waived_at: testNow,
        waived_by: 'Ann',
        waived_reason: 'In the hospital',
      })
      .execute(),
  )
  expect(failing(await again(world, claim))).toEqual([])
})

test('credentials that run out, the vendor and the lists: what cannot be seen is said', async () => {
  const world = await anAgencyWith({
    required_checks: ['evv_verified', 'exclusion_check', 'caregiver_credentials'],
  })
  const account = await aRecord(app, world, integrationAccounts, { vendor: 'carebridge' })
  const toCareBridge = { id: world.payorId, evv_account_id: account.id }
  await call(app, world.owner, updatePayor, toCareBridge)
  await call(app, world.owner, createCredential, {
    id: world.pca.agentId,
    kind: 'tb_test',
    expires_on: '2026-10-25',
  })
  const claim = await aClaim(app, world)
  expect(failing(claim).map(({ rule, severity }) => [rule, severity])).toEqual([
    ['evv_verified', 'warning'],
    ['credentials_current', 'error'],
    ['exclusion_check', 'warning'],
  ])
  expect(failing(claim)[0]?.sentence).toContain('was not told of the visit yet')
  expect(claim.issues).toEqual([expect.stringContaining('TB test (expired 10/25/2026)')])
})
