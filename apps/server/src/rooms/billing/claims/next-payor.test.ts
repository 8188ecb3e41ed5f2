import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  billFirstPayor,
  correctClaim,
  getClaim,
  leaveClaim,
  updateClaim,
} from '@homeward/contract/billing/claims'
import { takePatientPayment } from '@homeward/contract/billing/patients'
import { unpostEra } from '@homeward/contract/billing/remittances'
import { createTransmission, updateTransmission } from '@homeward/contract/billing/transmissions'
import { independentProblems } from '@homeward/x12/testing/independent-check'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClaim, sent } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { answer, answered, aSecond, billNext, sendTo, sentToNext } from '../testing/next-payor.ts'

const app = startTestServer()

const start = () => aSecond(app)
const claimOf = (world: World, { id }: Pick<Claim, 'id'>) =>
  call(app, world.owner, getClaim, { id })
const hear = (world: World, parts: Parameters<typeof answer>[2]) => answer(app, world, parts)

const bill = (world: World, claim: Pick<Claim, 'id'>) => billNext(app, world, claim)

test('what the patient paid meanwhile is told to the next payor', async () => {
  const { world, claim, nextId } = await start()
  await hear(world, [answered(claim)])
  await call(app, world.billing_admin, takePatientPayment, {
    client_id: claim.client.id,
    method: 'cash',
    paid_on: '2026-11-02',
    amount_cents: 400,
  })
  await bill(world, claim)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const text = await sendTo(app, world, nextId)
  expect(independentProblems(text)).toEqual([])
  expect(text.split('~')).toContain('AMT*F5*4')
})

test('what the first payor left goes to the second, with what the first one said', async () => {
  const { world, claim, nextId, nextName } = await start()
  expect((await claimOf(world, claim)).next_payor).toEqual({
    payor: { id: nextId, name: nextName },
    payer_order: 'secondary',
    amount_cents: 0,
    refused: 'The payor has not answered yet.',
  })
  await refusal(bill(world, claim), 'next_payor_refused')
  await hear(world, [answered(claim)])
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'paid',
    next_payor: { amount_cents: 1000, refused: null },
    abilities: { bill_next: true },
  })
  const opened = await bill(world, claim)
  expect(opened).toMatchObject({
    status: 'for_review',
    payor: { id: nextId },
    payer_order: 'secondary',
    frequency_code: '1',
    payer_control_number: null,
    charge_cents: 4768,
    issues: [],
  })
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const text = await sendTo(app, world, nextId)
  expect(independentProblems(text)).toEqual([])
  const segments = text.split('~')
  expect(segments).toContain('SBR*S*18*GRP7******CI')
  expect(segments).toContain('NM1*IL*1*LOPEZ*MARIA****MI*COM77123')
  const from = segments.indexOf('SBR*P*18*******MC')
  const to = segments.findIndex((one) => one.startsWith('SE*'))
  expect(segments.slice(from, to).filter((one) => !/^N[34]/.test(one))).toEqual([
    'SBR*P*18*******MC',
    'AMT*D*30',
    'OI***Y*P**Y',
    'NM1*IL*1*LOPEZ*MARIA****MI*900123456K',
    'NM1*PR*2*NC MEDICAID*****PI*NCMMIS',
    'REF*F8*ICN1',
    'LX*1',
    'SV1*HC:99509:HB*47.68*UN*8***1:2',
    'DTP*472*D8*20261026',
    `REF*6R*${claim.number}-1`,
    'SVD*NCMMIS*30*HC:99509:HB**8',
    'CAS*CO*45*7.68',
    'CAS*PR*2*10',
    'DTP*573*D8*20261101',
    'AMT*EAF*10',
  ])
  const filed = await claimOf(world, claim)
  expect(filed).toMatchObject({
    status: 'transmitted',
    balance_cents: 1000,
    filings: [
      { payer_order: 'secondary', frequency: '1', payor: { id: nextId }, charge_cents: 4768 },
      { payer_order: 'primary', payor: { id: world.payorId } },
    ],
  })
  expect(sumsOf(filed.journal)).toEqual({
    service_revenue: -4768,
    cash: 3000,
    contractual_adjustment: 768,
    accounts_receivable: 1000,
  })
  await hear(world, [
    answered(claim, {
      status: '2',
      paid: 900,
      patient: 100,
      icn: 'MUT9',
      cas: [
        ['OA', '23', 3768],
        ['PR', '3', 100],
      ],
    }),
  ])
  const paid = await claimOf(world, claim)
  expect(paid).toMatchObject({ status: 'paid', balance_cents: 0, payer_control_number: 'MUT9' })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -4768,
    cash: 3900,
    contractual_adjustment: 768,
    patient_receivable: 100,
  })
  expect(paid.next_payor).toBeNull()
})

test.each<[string, Parameters<typeof answered>[1], string]>([
  ['paid in full', { paid: 4768, patient: 0, cas: [] }, 'left nothing to the patient'],
  ['refused', { paid: 0, patient: 0, cas: [['CO', '197', 4768]] }, 'another payor does not settle'],
  ['forwarded', { status: '19' }, 'forwarded the claim itself'],
])('a claim that was %s is not billed to the next payor', async (_, changes, said) => {
  const { world, claim } = await start()
  await hear(world, [answered(claim, changes)])
  const { next_payor: next, abilities } = await claimOf(world, claim)
  expect(next?.refused).toContain(said)
  expect(abilities['bill_next']).toBe(false)
  const refused = await refusal(bill(world, claim), 'next_payor_refused')
  expect(JSON.stringify(refused)).toContain(said)
})

test('a whole charge left to the patient may be billed; without a next payor nothing may', async () => {
  const { world, claim } = await start()
  await hear(world, [answered(claim, { paid: 0, patient: 4768, cas: [['PR', '96', 4768]] })])
  expect((await claimOf(world, claim)).next_payor).toMatchObject({
    amount_cents: 4768,
    refused: null,
  })
  const other = await anAgency(app)
  const { claims } = await sent(app, other, [await aClaim(app, other)])
  await hear(other, [answered(claims[0] ?? claim)])
  expect((await claimOf(other, claims[0] ?? claim)).next_payor).toBeNull()
  await refusal(bill(other, claims[0] ?? claim), 'next_payor_missing')
  await refusal(bill(other, claim), 'not_found')
})

test('a reversal of the first answer holds the claim at the second payor, and nothing is owed twice', async () => {
  const second = await start()
  const { world, claim } = second
  await sentToNext(app, second)
  const back = answered(claim, {
    status: '22',
    charge: -4768,
    paid: -3000,
    patient: -1000,
    cas: [
      ['CO', '45', -768],
      ['PR', '2', -1000],
    ],
  })
  await hear(world, [
    back,
    answered(claim, {
      paid: 3500,
      patient: 500,
      icn: 'ICN2',
      cas: [
        ['CO', '45', 768],
        ['PR', '2', 500],
      ],
    }),
  ])
  const held = await claimOf(world, claim)
  expect(held).toMatchObject({
    status: 'on_hold',
    hold_reason: 'earlier_payor_changed',
    payer_order: 'secondary',
    filings: [{ state: 'sent' }, { state: 'accepted' }],
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -4768,
    cash: 3500,
    contractual_adjustment: 768,
    patient_receivable: 500,
  })
  const { errors } = await refusal(
    call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' }),
    'claim_not_ready',
  )
  expect(JSON.stringify(errors)).toContain('would be a duplicate')
})

test('an answer that a person takes back before the file is written holds the claim; it can be left as filed', async () => {
  const { world, claim } = await start()
  const { eras } = await hear(world, [answered(claim)])
  await bill(world, claim)
  await call(app, world.billing_admin, unpostEra, { id: eras[0]?.id ?? '', reason: 'Wrong file' })
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'on_hold',
    hold_reason: 'earlier_payor_changed',
  })
  const left = await call(app, world.billing_admin, leaveClaim, { id: claim.id })
  expect(left).toMatchObject({
    status: 'acknowledged',
    payer_order: 'primary',
    payor: { id: world.payorId },
    hold_reason: null,
  })
})

test('a file that is taken back gives the amount back to the patient; the claim is the first payor’s again', async () => {
  const { world, claim, nextId } = await start()
  await hear(world, [answered(claim)])
  await bill(world, claim)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const { id } = await call(app, world.billing_admin, createTransmission, { payor_id: nextId })
  await call(app, world.billing_admin, updateTransmission, { id, status: 'withdrawn' })
  const left = await call(app, world.billing_admin, leaveClaim, { id: claim.id })
  expect(left).toMatchObject({
    status: 'paid',
    payer_order: 'primary',
    payer_control_number: 'ICN1',
  })
  expect(sumsOf(left.journal)).toMatchObject({ patient_receivable: 1000 })
  expect(sumsOf(left.journal)['accounts_receivable']).toBeUndefined()
})

test('a second payor’s rejection is corrected and filed again to it, and owes once', async () => {
  const second = await start()
  const { world, claim, nextId } = second
  await sentToNext(app, second)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'rejected' })
  await call(app, world.billing_admin, correctClaim, { id: claim.id })
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  expect(await sendTo(app, world, nextId)).toContain('SBR*S*18')
  expect(await claimOf(world, claim)).toMatchObject({ status: 'transmitted', balance_cents: 1000 })
  await expectBalanced(app, world)
})

test('a corrected visit goes back to the first payor as a replacement', async () => {
  const { world, claim } = await start()
  await hear(world, [answered(claim)])
  await bill(world, claim)
  const first = await call(app, world.billing_admin, billFirstPayor, { id: claim.id })
  expect(first).toMatchObject({
    status: 'for_review',
    payer_order: 'primary',
    payor: { id: world.payorId },
    frequency_code: '7',
    payer_control_number: 'ICN1',
  })
  await refusal(
    call(app, world.billing_admin, billFirstPayor, { id: claim.id }),
    'status_not_allowed',
  )
})

test('an answer that does not balance is refused in words before a file is made', async () => {
  const { world, claim } = await start()
  const number = claim.number.toLowerCase()
  await hear(world, [answered(claim, { number, date: '2026-10-27' })])
  const opened = await bill(world, claim)
  expect(opened.issues).toEqual([
    'The answer of the payor before cannot be sent: it does not balance: 47.68 was charged, and 30.00 of it was paid or adjusted. Correct it.',
  ])
  await refusal(
    call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' }),
    'claim_not_ready',
  )
})

test('an answer to the claim as a whole is sent as one', async () => {
  const { world, claim, nextId } = await start()
  await hear(world, [answered(claim, { level: 'claim' })])
  await bill(world, claim)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const text = await sendTo(app, world, nextId)
  expect(independentProblems(text)).toEqual([])
  expect(text).toContain('~CAS*CO*45*7.68~CAS*PR*2*10~AMT*D*30~AMT*EAF*10~OI***Y*P**Y~')
  expect(text).not.toContain('SVD*')
})
