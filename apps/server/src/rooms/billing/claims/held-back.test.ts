import { updateAgency } from '@homeward/contract/agency/agencies'
import { createPayorRate, updatePayor } from '@homeward/contract/agency/payors'
import { type Claim, ClaimRow } from '@homeward/contract/billing/claim-shape'
import {
  claimsHeldBack,
  getClaim,
  listClaims,
  updateClaim,
} from '@homeward/contract/billing/claims'
import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { createCredential, removeCredential } from '@homeward/contract/caregivers/credentials'
import { updateService } from '@homeward/contract/catalogue/services'
import { clientAbsences } from '@homeward/contract/clients/absences'
import { updateClient } from '@homeward/contract/clients/clients'
import { billingSummary } from '@homeward/contract/insights/money'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { reviewVisit } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, aPerson, type Person, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import {
  aBillableClient,
  aClaim,
  anApprovedVisit,
  anAuthorizationFor,
} from '../testing/factories.ts'

const app = startTestServer()

/** The rules that keep claims back; the sum of each is that of the list behind it. */
async function causes(world: World): Promise<string[]> {
  await app.drainJobs()
  const back = await call(app, world.owner, claimsHeldBack, {})
  const listed = async (held_by: string) => {
    const { data } = await call(app, world.owner, listClaims, {
      status: 'all',
      held_by,
      items: 200,
    })
    for (const row of data) expect(row).toEqual(await liveRow(world, row.id))
    return { claims: data.length, cents: data.reduce((sum, row) => sum + row.charge_cents, 0) }
  }
  expect(await listed('any')).toEqual({ claims: back.claims, cents: back.cents })
  for (const { rule, claims, cents } of back.causes) {
    expect(await listed(rule), rule).toEqual({ claims, cents })
  }
  return back.causes.map(({ rule }) => rule).toSorted()
}

/** The row of a claim by its page, which is judged at that moment. */
async function liveRow(world: World, id: string): Promise<ClaimRow> {
  return ClaimRow.parse(await call(app, world.owner, getClaim, { id }))
}

const listed = async (world: World) =>
  (await call(app, world.owner, listClaims, { status: 'all' })).data

/** Someone who bills for one office alone. */
async function aLimited(world: World): Promise<Person> {
  const person = await aPerson(app, world.agencyId, 'billing_admin', world.officeId)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('assignments')
      .set({ limited: true })
      .where('agent_id', '=', person.agentId)
      .execute(),
  )
  return person
}

/** Takes away what is kept, so that a list shows whether it reads it. */
const emptyKept = (world: World) =>
  inAgency(app.db, world.agencyId, (tx) => tx.deleteFrom('claim_checks').execute())

type Case = [
  what: string,
  change: (world: World, claim: Claim) => Promise<unknown>,
  rules: string[],
  back?: (world: World, claim: Claim) => Promise<unknown>,
]

const cases: Case[] = [
  [
    'the client',
    (world, { client }) =>
      call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: [] }),
    ['diagnosis_present'],
    (world, { client }) =>
      call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: ['I10'] }),
  ],
  [
    'an absence of the client',
    (world, { client }) =>
      call(app, world.owner, clientAbsences.endpoints.create, {
        client_id: client.id,
        kind: 'hospital',
        start_date: '2026-10-24',
        end_date: '2026-10-30',
      }),
    ['client_at_home'],
  ],
  [
    'the authorization',
    async (world, { client }) => {
      const id = await authorizationOf(world, client.id)
      await call(app, world.owner, updateAuthorization, { id, units: 4 })
    },
    ['units_left'],
    async (world, { client }) => {
      const id = await authorizationOf(world, client.id)
      await call(app, world.owner, updateAuthorization, { id, units: 160 })
    },
  ],
  [
    'the service',
    (world) => call(app, world.owner, updateService, { id: world.serviceId, procedure_code: null }),
    ['procedure_code'],
  ],
  [
    'the payor',
    (world) => call(app, world.owner, updatePayor, { id: world.payorId, timely_filing_days: 1 }),
    ['timely_filing'],
    (world) => call(app, world.owner, updatePayor, { id: world.payorId, timely_filing_days: 365 }),
  ],
  [
    'the agency',
    (world) => call(app, world.owner, updateAgency, { id: world.agencyId, npi: null }),
    ['agency_npi'],
    (world) => call(app, world.owner, updateAgency, { id: world.agencyId, npi: '1234567893' }),
  ],
]

const authorizationOf = (world: World, clientId: string) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const query = tx.selectFrom('authorizations').select('id').where('client_id', '=', clientId)
    return (await query.executeTakeFirstOrThrow()).id
  })

test('a list reads what was kept until something changes, the day passes, or offices limit who asks', async () => {
  const world = await anAgency(app)
  const { id, client } = await aClaim(app, world)
  const change = (diagnosis_codes: string[]) =>
    call(app, world.owner, updateClient, { id: client.id, diagnosis_codes })
  await change([])
  const before = await liveRow(world, id)
  expect(before.issues).toHaveLength(1)
  expect(await listed(world)).toEqual([before])
  await app.drainJobs()
  expect(await listed(world)).toEqual([before])
  await emptyKept(world)
  expect(await listed(world)).toEqual([{ ...before, issues: [] }])
  expect((await call(app, await aLimited(world), listClaims, { status: 'all' })).data).toEqual([
    before,
  ])
  await change(['I10'])
  await app.drainJobs()
  await change([])
  // Kept is that nothing failed; what was changed since is not followed yet.
  expect(await listed(world)).toEqual([before])
  await app.drainJobs()
  await emptyKept(world)
  expect(await listed(world)).toMatchObject([{ issues: [] }])
  await moveClock(app, '2026-11-04T12:00:00.000Z')
  const [row] = await listed(world)
  expect(row).toEqual(await liveRow(world, id))
  expect(row?.issues).toHaveLength(1)
  await moveClock(app, '2026-11-02T19:00:00.000Z')
})

test('a claim that is moved is judged anew, though nothing followed it', async () => {
  const world = await anAgency(app)
  const { id, client } = await aClaim(app, world)
  await call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: [] })
  await app.drainJobs()
  await emptyKept(world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('claims')
      .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
      .execute(),
  )
  const [row] = await listed(world)
  expect(row).toEqual(await liveRow(world, id))
  expect(row?.issues).toHaveLength(1)
})

test.each(cases)('what a change of %s holds back is found', async (_, change, rules, back) => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  expect(await causes(world)).toEqual([])
  await change(world, claim)
  expect(await causes(world)).toEqual(rules)
  if (!back) return
  await back(world, claim)
  expect(await causes(world)).toEqual([])
})

test('a credential that is required, added and removed', async () => {
  const world = await anAgency(app)
  await aClaim(app, world)
  const asked = { id: world.payorId, required_credentials: ['cpr' as const] }
  await call(app, world.owner, updatePayor, asked)
  expect(await causes(world)).toEqual(['credentials_held'])
  const { id } = await call(app, world.owner, createCredential, {
    id: world.pca.agentId,
    kind: 'cpr',
    issued_on: '2026-06-01',
    expires_on: '2027-06-01',
  })
  expect(await causes(world)).toEqual([])
  await call(app, world.owner, removeCredential, {
    id: world.pca.agentId,
    credential_id: id,
  })
  expect(await causes(world)).toEqual(['credentials_held'])
})

test('a rate that is added is in the charge, in the list, and in every sum', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payor_rates').set({ start_date: '2026-11-01' }).execute(),
  )
  const { id } = await aClaim(app, world)
  expect(await causes(world)).toEqual(['rate_found'])
  await call(app, world.owner, createPayorRate, {
    id: world.payorId,
    service_id: world.serviceId,
    start_date: '2026-10-01',
    end_date: '2026-10-31',
    cents_per_unit: 700,
  })
  expect(await causes(world)).toEqual([])
  expect(await call(app, world.owner, getClaim, { id })).toMatchObject({ charge_cents: 5600 })
  const { waiting } = await call(app, world.owner, billingSummary, {})
  for (const { step, claims, cents } of waiting) {
    const { data } = await call(app, world.owner, listClaims, { status: 'all', step })
    const sum = data.reduce((all, row) => all + row.charge_cents, 0)
    expect({ step, claims: data.length, cents: sum }).toEqual({ step, claims, cents })
  }
  expect(waiting.find(({ step }) => step === 'to_check')?.cents).toBe(5600)
})

test('a visit elsewhere at the same time, once it is approved, and again once it is reopened', async () => {
  const world = await anAgency(app)
  await aClaim(app, world)
  expect(await causes(world)).toEqual([])
  const clientId = await aBillableClient(app, world, { first_name: 'Rosa' })
  const facts = { clientId, status: 'completed', time: '11:00' } as const
  const id = await anApprovedVisit(app, world, facts)
  await call(app, world.nurse, reviewVisit, {
    id,
    decision: 'approve',
    reviewed_check_in_at: '2026-10-26T14:30:00.000Z',
    reviewed_check_out_at: '2026-10-26T17:00:00.000Z',
    reason: 'device_problem',
  })
  expect(await causes(world)).toContain('no_overlap')
  const { causes: before } = await call(app, world.owner, claimsHeldBack, {})
  expect(before.find(({ rule }) => rule === 'no_overlap')).toMatchObject({ claims: 2 })
  await call(app, world.nurse, reopenVisit, { id, reason: 'It began at eleven.' })
  await call(app, world.nurse, reviewVisit, {
    id,
    decision: 'approve',
    reviewed_check_in_at: '2026-10-26T15:00:00.000Z',
    reviewed_check_out_at: '2026-10-26T17:00:00.000Z',
    reason: 'device_problem',
  })
  expect(await causes(world)).not.toContain('no_overlap')
})

test('another claim that takes the units, and gives them back', async () => {
  const world = await anAgency(app)
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId, { units: 12 })
  await aClaim(app, world, { clientId, authorizationId })
  expect(await causes(world)).toEqual([])
  const second = await aClaim(app, world, { clientId, authorizationId, date: '2026-10-27' })
  expect(await causes(world)).toEqual(['units_left'])
  expect(await call(app, world.owner, claimsHeldBack, {})).toMatchObject({
    claims: 2,
    cents: 9536,
    causes: [{ label: 'No authorized units left', claims: 2, cents: 9536 }],
  })
  await call(app, world.billing_admin, updateClaim, { id: second.id, status: 'unbillable' })
  expect(await causes(world)).toEqual([])
})

test('a claim that was ready waits for review again, and days that pass are noticed', async () => {
  const world = await anAgency(app)
  const { id, client } = await aClaim(app, world)
  const ready = { id, status: 'ready_to_send' as const }
  await call(app, world.billing_admin, updateClaim, ready)
  await call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: [] })
  expect(await causes(world)).toEqual(['diagnosis_present'])
  expect(await call(app, world.owner, getClaim, { id })).toMatchObject({ status: 'for_review' })
  await call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: ['I10'] })
  expect(await causes(world)).toEqual([])
  await moveClock(app, '2027-11-15T12:00:00.000Z')
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`select app.enqueue('billing.recheck_all', ${JSON.stringify({ agency_id: world.agencyId })}::json)`.execute(
      tx,
    ),
  )
  expect(await causes(world)).toEqual(['timely_filing'])
  await moveClock(app, '2026-11-02T19:00:00.000Z')
})

test('a failed check says who may mend it; other roles and agencies see nothing of it', async () => {
  const world = await anAgency(app)
  const { id, client } = await aClaim(app, world)
  await call(app, world.owner, updateClient, { id: client.id, diagnosis_codes: [] })
  const { readiness } = await call(app, world.owner, getClaim, { id })
  expect(readiness.find(({ rule }) => rule === 'diagnosis_present')).toMatchObject({
    ok: false,
    mended_by: ['Owner', 'Admin', 'Manager', 'Nurse'],
  })
  expect(readiness.find(({ rule }) => rule === 'agency_npi')).toMatchObject({ mended_by: [] })
  await app.drainJobs()
  const elsewhere = await anAgency(app)
  expect(await call(app, elsewhere.owner, claimsHeldBack, {})).toEqual({
    claims: 0,
    cents: 0,
    causes: [],
  })
  const nowhere = { office_id: '01900005-0000-7000-8000-00000000dead' }
  expect((await call(app, world.owner, claimsHeldBack, nowhere)).claims).toBe(0)
})
