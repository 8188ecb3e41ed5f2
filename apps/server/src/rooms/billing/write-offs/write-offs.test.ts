import { updateAgency } from '@homeward/contract/agency/agencies'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import { correctClaim, getClaim, voidClaim } from '@homeward/contract/billing/claims'
import { listDenials } from '@homeward/contract/billing/denials'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import { getEra } from '@homeward/contract/billing/remittances'
import { approveWriteOff, undoWriteOff, writeOffClaim } from '@homeward/contract/billing/write-offs'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, { id }: Claim) => call(app, world.owner, getClaim, { id })

/** A claim of $47.68 that the payor refused; one person may write off so much. */
async function aRefusedClaim(world: World, limit = 10_000): Promise<Claim> {
  await call(app, world.owner, updateAgency, { id: world.agencyId, write_off_limit_cents: limit })
  const claim = await aSentClaim(app, world)
  const denial = {
    number: claim.number,
    charge: 4768,
    paid: 0,
    cas: [['CO', '197', 4768]],
  } as const
  await upload(app, world, a835([aPayment([denial])]))
  return claimOf(world, claim)
}

const reason = 'Past the appeal deadline'
const writeOff = (world: World, claim: Claim, amount_cents = 4768, who = world.billing_admin) =>
  call(app, who, writeOffClaim, {
    id: claim.id,
    lock_version: claim.lock_version,
    amount_cents,
    reason,
  })

test('what was refused is written off and owed again by an entry of its own', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world)
  expect(claim).toMatchObject({ status: 'denied', abilities: { write_off: true } })
  const written = await writeOff(world, claim)
  expect(written).toMatchObject({
    status: 'write_off',
    balance_cents: 0,
    denied_cents: 0,
    write_offs: [{ amount_cents: 4768, reason, state: 'posted' }],
    abilities: { write_off: false },
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -4768,
    write_off: 4768,
  })
  expect((await call(app, world.owner, listDenials, {})).data).toEqual([])
  const id = written.write_offs[0]?.id ?? ''
  const tried = await Promise.allSettled(
    [1, 2].map(() => call(app, world.owner, undoWriteOff, { id, reason: 'Appeal won' })),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'denied',
    denied_cents: 4768,
    write_offs: [{ state: 'undone', note: 'Appeal won', abilities: { undo: false } }],
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    denied_receivable: 4768,
    service_revenue: -4768,
  })
})

test('a part leaves the rest refused; no more is written off than is open, and a void waits', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world)
  await refusal(writeOff(world, claim, 4769), 'write_off_too_much')
  await refusal(writeOff(world, claim, 0), 'invalid')
  const part = await writeOff(world, claim, 1000)
  expect(part).toMatchObject({ status: 'denied', denied_cents: 3768, balance_cents: 3768 })
  await refusal(writeOff(world, claim, 1000), 'stale')
  const number = { payer_control_number: 'ICN1' }
  await refusal(
    call(app, world.owner, voidClaim, { id: claim.id, ...number }),
    'status_not_allowed',
  )
  await call(app, world.owner, correctClaim, { id: claim.id, ...number })
  const id = part.write_offs[0]?.id ?? ''
  expect(await call(app, world.owner, undoWriteOff, { id, reason })).toMatchObject({
    status: 'for_review',
    denied_cents: 4768,
  })
})

test('more than the limit waits for another person, who approves once', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world, 1500)
  const part = await writeOff(world, claim, 1000)
  expect(part).toMatchObject({ denied_cents: 3768 })
  // Parts of a claim do not slip under the limit one after the other.
  const asked = await writeOff(world, part, 600)
  expect(asked).toMatchObject({
    status: 'denied',
    denied_cents: 3768,
    write_offs: [{}, { state: 'waiting', abilities: { approve: false, undo: true } }],
  })
  await refusal(writeOff(world, asked, 100), 'write_off_waits')
  const { data } = await call(app, world.owner, listDenials, { kind: 'write_off' })
  expect(data).toMatchObject([{ id: claim.id }])
  const id = asked.write_offs[1]?.id ?? ''
  const approve = (who = world.owner) => call(app, who, approveWriteOff, { id })
  await refusal(approve(world.billing_admin), 'second_person_needed')
  await refusal(approve(world.admin), 'forbidden')
  const elsewhere = await anAgency(app)
  await refusal(approve(elsewhere.owner), 'not_found')
  const tried = await Promise.allSettled([approve(), approve()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await claimOf(world, claim)).toMatchObject({ denied_cents: 3168 })
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ write_off: 1600 })
})

test('what waits is withdrawn, and refused where the claim was paid meanwhile', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world, 0)
  const first = await writeOff(world, claim)
  const id = first.write_offs[0]?.id ?? ''
  const back = await call(app, world.billing_admin, undoWriteOff, { id, reason: 'Typed wrong' })
  expect(back).toMatchObject({ status: 'denied', write_offs: [{ state: 'withdrawn' }] })
  const second = await writeOff(world, back)
  const paid = { number: claim.number, charge: 4768, paid: 4768 }
  await upload(app, world, a835([aPayment([paid], { trace: 'T2' })]))
  const waiting = second.write_offs[1]?.id ?? ''
  await refusal(call(app, world.owner, approveWriteOff, { id: waiting }), 'status_not_allowed')
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
})

test('two people write off the same at once: one wins', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world)
  const tried = await Promise.allSettled([
    writeOff(world, claim, 1000),
    writeOff(world, claim, 1000, world.owner),
  ])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ write_off: 1000 })
})

test('money and reversals for a claim that was written off wait until that is undone', async () => {
  const world = await anAgency(app)
  const claim = await aRefusedClaim(world)
  const written = await writeOff(world, claim)
  const answers = [
    { number: 'UNKNOWN', charge: 4768, paid: 4768 },
    { number: claim.number, status: '22', charge: -4768, paid: 0, cas: [['CO', '197', -4768]] },
  ] as const
  const ids: string[] = []
  for (const [index, answer] of answers.entries()) {
    const text = a835([aPayment([answer], { trace: `W${index}` })])
    const { eras } = await upload(app, world, text)
    const { claims } = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
    ids.push(claims[0]?.id ?? '')
  }
  const match = (id = '') => call(app, world.owner, matchEraClaim, { id, claim_id: claim.id })
  for (const id of ids) await refusal(match(id), 'status_not_allowed')
  expect(await claimOf(world, claim)).toMatchObject({ status: 'write_off', balance_cents: 0 })
  const id = written.write_offs[0]?.id ?? ''
  await call(app, world.owner, undoWriteOff, { id, reason: 'Paid after all' })
  await match(ids[0])
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({ cash: 4768, service_revenue: -4768 })
})
