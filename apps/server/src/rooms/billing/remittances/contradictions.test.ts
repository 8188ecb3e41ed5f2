import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim } from '@homeward/contract/billing/claims'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import { getEra } from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

type Part = Parameters<typeof aPayment>[0][number]
let trace = 0

/** Uploads an answer to the claim; returns how each of its parts was taken. */
async function answer(world: World, parts: readonly Part[], payment = {}) {
  trace += 1
  const paid = parts.reduce((sum, part) => sum + part.paid, 0)
  const plb = paid < 0 ? ([['FB', 'NEXT', paid]] as const) : undefined
  const text = a835([aPayment(parts, { trace: `C${trace}`, ...(plb && { plb }), ...payment })])
  const { eras } = await upload(app, world, text)
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  return era.claims
}

const statesOf = (claims: Awaited<ReturnType<typeof answer>>) =>
  claims.map(({ state, wait_reason: reason }) => reason ?? state)

const paidIn = ({ number }: Claim): Part => ({ number, charge: 4768, paid: 4768 })
const reversalOf = (claim: Claim): Part => ({
  ...paidIn(claim),
  status: '22',
  charge: -4768,
  paid: -4768,
})
const denialOf = ({ number }: Claim, reason = '197'): Part => ({
  number,
  charge: 4768,
  paid: 0,
  cas: [['CO', reason, 4768]],
})

const claimOf = (world: World, { id }: Claim) => call(app, world.owner, getClaim, { id })

test('a claim that is paid twice waits, and becomes a credit if a person posts it', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  expect(statesOf(await answer(world, [paidIn(claim)]))).toEqual(['applied'])
  const [again] = await answer(world, [paidIn(claim)])
  expect(again).toMatchObject({ state: 'waiting', wait_reason: 'answered_before', claim: {} })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', paid_cents: 4768 })
  const post = () =>
    call(app, world.owner, matchEraClaim, { id: again?.id ?? '', claim_id: claim.id })
  const tried = await Promise.allSettled([post(), post()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'refund',
    paid_cents: 2 * 4768,
    balance_cents: -4768,
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    cash: 2 * 4768,
    credits: -4768,
    service_revenue: -4768,
  })
})

test('a denial as a duplicate leaves a paid claim alone', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [paidIn(claim)])
  expect(statesOf(await answer(world, [denialOf(claim, '18')]))).toEqual(['answered_before'])
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
})

test('a second reversal waits, and so does one with the wrong sign', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [paidIn(claim)])
  expect(statesOf(await answer(world, [reversalOf(claim)]))).toEqual(['applied'])
  expect(statesOf(await answer(world, [reversalOf(claim)]))).toEqual(['nothing_to_reverse'])
  const [wrong] = await answer(world, [{ ...paidIn(claim), status: '22' }])
  expect(wrong).toMatchObject({ wait_reason: 'positive_reversal' })
  await refusal(
    call(app, world.owner, matchEraClaim, { id: wrong?.id ?? '', claim_id: claim.id }),
    'status_not_allowed',
  )
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'acknowledged',
    paid_cents: 0,
    balance_cents: 4768,
  })
  await expectBalanced(app, world)
})

test('a denial that is reversed and paid in one payment is paid', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [denialOf(claim)])
  const back: Part = {
    ...denialOf(claim),
    status: '22',
    charge: -4768,
    paid: 0,
    cas: [['CO', '197', -4768]],
  }
  expect(statesOf(await answer(world, [back, paidIn(claim)]))).toEqual(['applied', 'applied'])
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({ cash: 4768, service_revenue: -4768 })
})

test('a line that is refused stays receivable while the rest is paid', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [{ ...paidIn(claim), paid: 4000, cas: [['CO', '198', 768]] }])
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'remaining_balance',
    paid_cents: 4000,
    balance_cents: 768,
  })
})

test('a second payor settles what the first left to the patient, not more', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [{ ...paidIn(claim), paid: 4000, cas: [['PR', '2', 768]] }])
  const second: Part = { ...paidIn(claim), status: '2', paid: 768, cas: [['OA', '23', 4000]] }
  expect(statesOf(await answer(world, [second]))).toEqual(['applied'])
  expect(sumsOf(await expectBalanced(app, world))).toEqual({ cash: 4768, service_revenue: -4768 })
})

test('money that a payor recovers for a claim settles the credit of that claim', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await answer(world, [{ ...paidIn(claim), icn: 'ICN9' }])
  const [again] = await answer(world, [paidIn(claim)])
  await call(app, world.owner, matchEraClaim, { id: again?.id ?? '', claim_id: claim.id })
  const plb = [
    ['WO', 'ICN1', 4768],
    ['L6', 'X', -5000],
  ] as const
  await answer(world, [], { plb })
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    cash: 4768 + 5000,
    interest: -5000,
    service_revenue: -4768,
  })
})

test('files of nothing that share a trace number are told apart by what they say', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const none = { trace: 'ZERO' }
  expect(statesOf(await answer(world, [denialOf(claim)], none))).toEqual(['applied'])
  const other = { ...denialOf(claim), number: 'X', memberId: 'Y', icn: 'ICN5' }
  expect(statesOf(await answer(world, [other], none))).toEqual(['unknown_claim'])
})

test('a test file is held, and a payment to the NPI of an office is ours', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const test = a835([aPayment([paidIn(claim)])]).replace('*0*P*:', '*0*T*:')
  const { eras } = await upload(app, world, test)
  expect(eras[0]).toMatchObject({
    status: 'held',
    held_reason: expect.stringContaining('marked as a test'),
  })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('offices').set({ npi: '1245319599' }).execute(),
  )
  expect(statesOf(await answer(world, [paidIn(claim)], { npi: '1245319599' }))).toEqual(['applied'])
})

test('remarks are kept with their words', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const text = a835([aPayment([denialOf(claim)])])
    .replace(/(REF\*6R\*[^~]*~)/, '$1\nLQ*HE*N56~')
    .replace(/SE\*(\d+)\*/, (_, count: string) => `SE*${Number(count) + 1}*`)
  const { eras } = await upload(app, world, text)
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  expect(era.claims[0]?.charges[0]?.remarks).toEqual([
    { code: 'N56', words: 'Procedure code is not correct for the service or the day' },
  ])
})

test('what only informs moves no money and no claim', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const part = { number: claim.number, status: '25', charge: 4768, paid: 0 }
  await upload(
    app,
    world,
    a835([aPayment([{ ...part, cas: [['OA', '101', 4768]] }], { handling: 'H' })]),
  )
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'transmitted',
    balance_cents: 4768,
  })
})
