import { updateAgency } from '@homeward/contract/agency/agencies'
import { agingSummary } from '@homeward/contract/billing/accounts'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim } from '@homeward/contract/billing/claims'
import { listDenials } from '@homeward/contract/billing/denials'
import { approveRefund, refundClaim, undoRefund } from '@homeward/contract/billing/refunds'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import { getEra } from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()
const claimOf = (world: World, { id }: Pick<Claim, 'id'>) =>
  call(app, world.owner, getClaim, { id })

/** A claim of $47.68 that was paid, and $20 more later. */
async function anOverpaidClaim(world: World, limit = 25_000): Promise<Claim> {
  await call(app, world.owner, updateAgency, {
    id: world.agencyId,
    write_off_limit_cents: limit,
  })
  const claim = await aSentClaim(app, world)
  const { number } = claim
  const full = { number, charge: 4768, paid: 4768 }
  await upload(app, world, a835([aPayment([full])]))
  const more = { number, charge: 4768, paid: 2000, cas: [['CO', '45', 2768]] } as const
  const { eras } = await upload(app, world, a835([aPayment([more], { trace: 'EFT2' })]))
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  const { id = '' } = era.claims[0] ?? {}
  await call(app, world.owner, matchEraClaim, { id, claim_id: claim.id })
  return claimOf(world, claim)
}

const refund = (world: World, claim: Claim, amount_cents = 2000, more = {}) =>
  call(app, world.billing_admin, refundClaim, {
    id: claim.id,
    lock_version: claim.lock_version,
    amount_cents,
    paid_to: 'payor',
    method: 'check',
    reference: '1044',
    paid_on: '2026-11-02',
    reason: 'Paid too much',
    ...more,
  })

test('a credit is refunded, and is a credit again by an entry of its own', async () => {
  const world = await anAgency(app)
  const claim = await anOverpaidClaim(world)
  expect(claim).toMatchObject({
    status: 'refund',
    balance_cents: -2000,
    abilities: { refund: true },
  })
  const given = await refund(world, claim)
  expect(given).toMatchObject({
    status: 'paid',
    balance_cents: 0,
    paid_cents: 4768,
    refunds: [{ amount_cents: 2000, state: 'posted', paid_to: 'payor', reference: '1044' }],
    abilities: { refund: false },
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    cash: 4768,
    service_revenue: -4768,
  })
  expect(await call(app, world.owner, agingSummary, {})).toMatchObject({ total_cents: 0 })
  const id = given.refunds[0]?.id ?? ''
  const tried = await Promise.allSettled(
    [1, 2].map(() => call(app, world.owner, undoRefund, { id, reason: 'The check came back' })),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'refund',
    balance_cents: -2000,
    refunds: [{ state: 'undone', note: 'The check came back', abilities: { undo: false } }],
  })
  expect(await call(app, world.owner, agingSummary, {})).toMatchObject({ total_cents: -2000 })
})

test('no more than the credit is refunded, not on a day to come, and not with an old version', async () => {
  const world = await anAgency(app)
  const claim = await anOverpaidClaim(world)
  await refusal(refund(world, claim, 2001), 'refund_too_much')
  await refusal(refund(world, claim, 0), 'invalid')
  await refusal(refund(world, claim, 100, { paid_on: '2026-11-03' }), 'day_to_come')
  const part = await refund(world, claim, 500)
  expect(part).toMatchObject({ status: 'refund', balance_cents: -1500 })
  await refusal(refund(world, claim, 500), 'stale')
  const elsewhere = await anAgency(app)
  await refusal(refund(elsewhere, part), 'not_found')
})

test('more than the limit waits for another person, who approves once, or is withdrawn', async () => {
  const world = await anAgency(app)
  const claim = await anOverpaidClaim(world, 1000)
  const part = await refund(world, claim, 800)
  const asked = await refund(world, part, 300)
  expect(asked).toMatchObject({
    balance_cents: -1200,
    refunds: [{}, { state: 'waiting', abilities: { approve: false, undo: true } }],
    abilities: { refund: false },
  })
  await refusal(refund(world, asked, 100), 'refund_waits')
  const { data } = await call(app, world.owner, listDenials, { kind: 'refund' })
  expect(data).toMatchObject([{ id: claim.id }])
  const id = asked.refunds[1]?.id ?? ''
  await refusal(call(app, world.billing_admin, approveRefund, { id }), 'second_person_needed')
  await refusal(call(app, world.admin, approveRefund, { id }), 'forbidden')
  const tried = await Promise.allSettled(
    [1, 2].map(() => call(app, world.owner, approveRefund, { id })),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const last = await refund(world, await claimOf(world, claim), 900)
  const waiting = last.refunds[2]?.id ?? ''
  const back = await call(app, world.owner, undoRefund, { id: waiting, reason: 'Typed wrong' })
  expect(back).toMatchObject({ balance_cents: -900, refunds: [{}, {}, { state: 'withdrawn' }] })
})
