import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim } from '@homeward/contract/billing/claims'
import {
  dismissEraClaim,
  listEraCharges,
  listEraClaims,
  matchEraClaim,
  undoEraClaim,
} from '@homeward/contract/billing/era-claims'
import {
  dismissEra,
  getEra,
  holdEra,
  postEra,
  unpostEra,
} from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, { id }: Claim) => call(app, world.owner, getClaim, { id })

async function paidEra(world: World, claim: Claim, part = {}, payment = {}) {
  const paid = { number: claim.number, charge: 4768, paid: 4768, ...part }
  const { eras } = await upload(app, world, a835([aPayment([paid], payment)]))
  return call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
}

const reason = 'Posted by mistake'
const owed = { accounts_receivable: 4768, service_revenue: -4768 }

test('the posting of a remittance is undone by entries of its own, and it can be posted again', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const era = await paidEra(world, claim, {}, { plb: [['L6', 'X', -10]] })
  const tried = await Promise.allSettled(
    [1, 2].map(() => call(app, world.owner, unpostEra, { id: era.id, reason })),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await call(app, world.owner, getEra, { id: era.id })).toMatchObject({
    status: 'held',
    held_reason: `The posting was undone: ${reason}`,
    claims: [{ state: 'held' }],
  })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'acknowledged', paid_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual(owed)
  await call(app, world.owner, postEra, { id: era.id, status: 'posted' })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', paid_cents: 4768 })
  await call(app, world.owner, unpostEra, { id: era.id, reason })
  await call(app, world.owner, postEra, { id: era.id, status: 'posted' })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    cash: 4778,
    interest: -10,
    service_revenue: -4768,
  })
  await refusal(call(app, world.admin, unpostEra, { id: era.id, reason }), 'forbidden')
  const elsewhere = await anAgency(app)
  await refusal(call(app, elsewhere.owner, unpostEra, { id: era.id, reason }), 'not_found')
})

test('the match of a claim is undone: its money waits, and goes to the claim again', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const era = await paidEra(world, claim)
  const id = era.claims[0]?.id ?? ''
  const tried = await Promise.allSettled(
    [1, 2].map(() => call(app, world.owner, undoEraClaim, { id, reason })),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    ...owed,
    cash: 4768,
    unapplied_cash: -4768,
  })
  await call(app, world.owner, matchEraClaim, { id, claim_id: claim.id })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
  await call(app, world.owner, undoEraClaim, { id, reason })
  await call(app, world.owner, unpostEra, { id: era.id, reason })
  expect(sumsOf(await expectBalanced(app, world))).toEqual(owed)
})

test('what a reversal took back is undone after that reversal only', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const first = await paidEra(world, claim)
  const back = { status: '22', charge: -4768, paid: -4768 }
  const second = await paidEra(world, claim, back, { trace: 'T2', plb: [['FB', 'N', -4768]] })
  await refusal(
    call(app, world.owner, undoEraClaim, { id: first.claims[0]?.id ?? '', reason }),
    'status_not_allowed',
  )
  await call(app, world.owner, undoEraClaim, { id: second.claims[0]?.id ?? '', reason })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', paid_cents: 4768 })
  await call(app, world.owner, undoEraClaim, { id: first.claims[0]?.id ?? '', reason })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'acknowledged', paid_cents: 0 })
  await expectBalanced(app, world)
})

test('what waits is listed, dismissed with a reason, and taken up again', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await paidEra(world, claim)
  const twice = await paidEra(world, claim, {}, { trace: 'T2' })
  const waiting = async () =>
    (await call(app, world.admin, listEraClaims, { state: 'waiting' })).data
  expect(await waiting()).toMatchObject([
    { wait_reason: 'answered_before', claim: { number: claim.number }, abilities: { post: false } },
  ])
  const id = twice.claims[0]?.id ?? ''
  const dismissed = await call(app, world.owner, dismissEraClaim, { id, reason: 'Sent twice' })
  expect(dismissed).toMatchObject({ claims: [{ state: 'dismissed', note: 'Sent twice' }] })
  expect(await waiting()).toEqual([])
  await refusal(
    call(app, world.owner, dismissEraClaim, { id, reason: 'Sent twice' }),
    'status_not_allowed',
  )
  await call(app, world.owner, undoEraClaim, { id, reason })
  expect(await waiting()).toHaveLength(1)
  const { data } = await call(app, world.owner, listEraClaims, { search: claim.number })
  expect(data).toHaveLength(2)
})

test('a held remittance is dismissed with a reason, and held again', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id } = await paidEra(world, claim, {}, { npi: '1245319599' })
  expect(await call(app, world.owner, dismissEra, { id, reason: 'Not ours' })).toMatchObject({
    status: 'dismissed',
    held_reason: 'Not ours',
    abilities: { post: false, hold: true },
  })
  await refusal(
    call(app, world.owner, postEra, { id, status: 'posted' }),
    'remittance_not_postable',
  )
  expect(await call(app, world.owner, holdEra, { id })).toMatchObject({ status: 'held' })
})

test('charges are found by their reason', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await paidEra(world, claim, { paid: 4000, cas: [['CO', '45', 768]] })
  const find = async (input: Parameters<typeof call<typeof listEraCharges>>[3]) =>
    (await call(app, world.admin, listEraCharges, input)).data
  expect(await find({ code: '45' })).toMatchObject([
    { procedure: '99509:HB', paid_cents: 4000, adjustments: [{ code: '45', amount_cents: 768 }] },
  ])
  expect(await find({ code: '97' })).toEqual([])
  expect(await find({ group: 'PR' })).toEqual([])
  await refusal(call(app, world.manager, listEraCharges, {}), 'forbidden')
})
