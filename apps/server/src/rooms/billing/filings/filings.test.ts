import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  claimsDashboard,
  correctClaim,
  createClaim,
  getClaim,
  leaveClaim,
  listClaims,
  updateClaim,
  voidClaim,
} from '@homeward/contract/billing/claims'
import {
  createMissingTransmissions,
  createTransmission,
  updateTransmission,
} from '@homeward/contract/billing/transmissions'
import { updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { makeCtx } from '../../../plumbing/context.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  aBillableClient,
  aClaim,
  anApprovedVisit,
  anAuthorizationFor,
  aSentClaim,
  day,
  sent,
  upload,
} from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, { id }: { id: string }) =>
  call(app, world.billing_admin, getClaim, { id })

const pay = (world: World, part: Parameters<typeof aPayment>[0][number], trace: string) =>
  upload(app, world, a835([aPayment([part], { trace })]))

const deny = ({ number, charge_cents }: Claim, icn = 'ICN1') => ({
  number,
  charge: charge_cents,
  paid: 0,
  icn,
  level: 'claim' as const,
  cas: [['CO', '197', charge_cents]] as const,
})

/** The visit of a claim took so many minutes after all, and its room says so. */
async function correctVisit(world: World, claim: Claim, minutes: number): Promise<void> {
  const visit_id = claim.visit?.id ?? ''
  await inAgency(app.db, world.agencyId, async (tx) => {
    const corrected = { reviewed_duration: minutes }
    await tx.updateTable('visits').set(corrected).where('id', '=', visit_id).execute()
    const agency = {
      id: world.agencyId,
      name: '',
      timeZone: '',
      locationTolerance: 150,
      lateAfter: 10,
    }
    const actor = { kind: 'job', name: 'test' } as const
    const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'test' })
    await ctx.emit('visit.approved', { visit_id })
  })
  await app.drainJobs()
}

test('a rejected claim is mended and sent again as an original', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'rejected' })
  const opened = await call(app, world.billing_admin, correctClaim, { id: claim.id })
  expect(opened).toMatchObject({ status: 'for_review', frequency_code: '1' })
  const { claims, text } = await sent(app, world, [opened])
  expect(text).toContain(`CLM*${claim.number}*47.68***12:B:1*Y*A*Y*Y~`)
  expect(text).not.toContain('REF*F8')
  expect(claims[0]?.filings.map(({ sequence, state }) => [sequence, state])).toEqual([
    [2, 'sent'],
    [1, 'rejected'],
  ])
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    accounts_receivable: 4768,
    service_revenue: -4768,
  })
})

test('a denied claim whose visit was corrected is replaced, and the journal gets the difference', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await pay(world, deny(claim), 'EFT1')
  await correctVisit(world, claim, 60)
  const changed = await claimOf(world, claim)
  expect(changed).toMatchObject({
    status: 'denied',
    changed_since_filing: true,
    charge_cents: 4768,
    owed_cents: 2384,
  })
  const { data } = await call(app, world.billing_admin, listClaims, {
    status: 'all',
    changed_since_filing: 'true',
  })
  expect(data.map(({ id }) => id)).toEqual([claim.id])

  const opened = await call(app, world.billing_admin, correctClaim, { id: claim.id })
  expect(opened).toMatchObject({
    frequency_code: '7',
    charge_cents: 2384,
    changed_since_filing: false,
  })
  const { claims, text } = await sent(app, world, [opened])
  expect(text).toContain(`CLM*${claim.number}*23.84***12:B:7*Y*A*Y*Y~`)
  expect(text).toContain('REF*F8*ICN1~')
  expect(claims[0]).toMatchObject({ balance_cents: 2384, resubmitted_at: expect.any(String) })
  expect(claims[0]?.filings.map((filing) => [filing.frequency, filing.charge_cents])).toEqual([
    ['7', 2384],
    ['1', 4768],
  ])
  await pay(world, { number: claim.number, charge: 2384, paid: 2384, icn: 'ICN2' }, 'EFT2')
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'paid',
    balance_cents: 0,
    payer_control_number: 'ICN2',
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({ cash: 2384, service_revenue: -2384 })
})

test('a replacement needs the number that the payor gave the claim', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id } = claim
  await call(app, world.billing_admin, updateClaim, { id, status: 'acknowledged' })
  const { errors } = await refusal(
    call(app, world.billing_admin, correctClaim, { id }),
    'payer_number_missing',
  )
  expect(Object.keys(errors)).toEqual(['payer_control_number'])
  await refusal(call(app, world.billing_admin, voidClaim, { id }), 'payer_number_missing')
  expect(
    await call(app, world.billing_admin, correctClaim, { id, payer_control_number: 'P-77' }),
  ).toMatchObject({ frequency_code: '7', payer_control_number: 'P-77' })
  expect(await call(app, world.billing_admin, leaveClaim, { id })).toMatchObject({
    status: 'acknowledged',
    frequency_code: '1',
  })
})

test('a void repeats what was filed, takes the charge back, and frees the visit for another claim', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id, number } = claim
  await refusal(call(app, world.billing_admin, voidClaim, { id }), 'claim_not_at_payor')
  await pay(world, { number, charge: 4768, paid: 4768, icn: 'ICN1' }, 'EFT1')
  await correctVisit(world, claim, 60)
  expect(await call(app, world.billing_admin, voidClaim, { id })).toMatchObject({
    status: 'ready_to_send',
    frequency_code: '8',
    charge_cents: 4768,
  })
  const made = await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  await call(app, world.billing_admin, updateTransmission, { id: made.id, status: 'sent' })
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'transmitted',
    balance_cents: -4768,
    filings: [{ frequency: '8', payer_claim_number: 'ICN1', charge_cents: 4768, units: 8 }, {}],
  })
  const visit_id = claim.visit?.id ?? ''
  await refusal(call(app, world.billing_admin, createClaim, { visit_id }), 'claim_exists')

  const reversal = { number, status: '22', charge: -4768, paid: -4768, icn: 'ICN1' }
  await upload(
    app,
    world,
    a835([aPayment([reversal], { trace: 'EFT2', plb: [['FB', 'EFT2', -4768]] })]),
  )
  expect(await claimOf(world, claim)).toMatchObject({ status: 'voided', balance_cents: 0 })
  const next = await call(app, world.billing_admin, createClaim, { visit_id })
  expect(next).toMatchObject({ status: 'for_review', billing_units: 4, filings: [] })
  expect(next.id).not.toBe(id)
})

test('the visits of a day are one line, also if one is approved after the claim was sent', async () => {
  const world = await anAgency(app)
  await groupBy(world, 'day')
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const care = { clientId, authorizationId }
  // 37 and 38 minutes are 2 and 2 units; together they are 5.
  const first = await aClaim(app, world, { ...care, minutes: 37 })
  await anApprovedVisit(app, world, { ...care, time: '15:00', minutes: 38 })
  await app.drainJobs()
  const claim = await claimOf(world, first)
  expect(claim).toMatchObject({ billing_units: 5, charge_cents: 2980 })
  expect(claim.lines).toHaveLength(1)
  expect(claim.visits).toHaveLength(2)

  await sent(app, world, [claim])
  await anApprovedVisit(app, world, { ...care, time: '19:00', minutes: 60 })
  await app.drainJobs()
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'transmitted',
    billing_units: 5,
    owed_cents: 5364,
    changed_since_filing: true,
  })
  expect(await call(app, world.owner, listClaims, { status: 'all' })).toMatchObject({
    meta: { total: 1 },
  })
})

test('the care of a week is one claim with a line for each day, each at its own rate', async () => {
  const world = await anAgency(app)
  await groupBy(world, 'week')
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const care = { clientId, authorizationId }
  await aClaim(app, world, { ...care, date: '2026-10-27' })
  await anApprovedVisit(app, world, { ...care, date: day })
  await anApprovedVisit(app, world, { ...care, date: '2026-10-19' })
  await app.drainJobs()
  const { data } = await call(app, world.owner, listClaims, { sort: 'start_date' })
  expect(data.map((row) => [row.start_date, row.billing_units])).toEqual([
    ['2026-10-19', 8],
    [day, 16],
  ])
  const { text } = await sent(app, world, [await claimOf(world, { id: data[1]?.id ?? '' })])
  expect(text.match(/LX\*\d+~/g)).toEqual(['LX*1~', 'LX*2~'])
  expect(text).toContain('DTP*472*D8*20261026~')
  expect(text).toContain('*95.36***12:B:1*')
})

test('a claim that is no longer ready is left out and named; the others go out', async () => {
  const world = await anAgency(app)
  const good = await aClaim(app, world)
  const clientId = await aBillableClient(app, world, { medicaid_number: '900777888L' })
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const bad = await aClaim(app, world, { clientId, authorizationId, time: '14:00' })
  for (const { id } of [good, bad]) {
    await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
  }
  await call(app, world.owner, updateClient, { id: clientId, diagnosis_codes: [] })
  const { created, refused } = await call(app, world.billing_admin, createMissingTransmissions, {})
  expect(refused).toEqual([])
  expect(created).toMatchObject([
    {
      claims_count: 1,
      status: 'written',
      left_out: [{ number: bad.number, sentence: expect.stringContaining('diagnosis') }],
    },
  ])
  expect(await claimOf(world, bad)).toMatchObject({ status: 'for_review' })
  expect(await claimOf(world, good)).toMatchObject({ status: 'exported' })
})

test('a file is handed over once, and one that nobody got is taken back with nothing owed', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const { id } = await call(app, world.billing_admin, createTransmission, {
    payor_id: world.payorId,
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({})
  const hand = () => call(app, world.billing_admin, updateTransmission, { id, status: 'sent' })
  const results = await Promise.allSettled([hand(), hand()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ accounts_receivable: 4768 })

  const turn = (status: 'unknown' | 'withdrawn') =>
    call(app, world.billing_admin, updateTransmission, { id, status })
  await refusal(turn('withdrawn'), 'status_not_allowed')
  await turn('unknown')
  expect(await turn('withdrawn')).toMatchObject({ status: 'withdrawn' })
  expect(await claimOf(world, claim)).toMatchObject({
    status: 'for_review',
    filings: [{ state: 'withdrawn' }],
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({})
  const other = await anAgency(app)
  await refusal(
    call(app, other.billing_admin, updateTransmission, { id, status: 'sent' }),
    'not_found',
  )
})

test('a denied claim that is filed again and taken back is denied still', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await pay(world, deny(claim), 'EFT1')
  await correctVisit(world, claim, 60)
  const { id } = await call(app, world.billing_admin, correctClaim, { id: claim.id })
  await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
  const file = await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  const turn = (status: 'sent' | 'unknown' | 'withdrawn') =>
    call(app, world.billing_admin, updateTransmission, { id: file.id, status })
  await turn('sent')
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    accounts_receivable: 2384,
    service_revenue: -2384,
  })
  await turn('unknown')
  await turn('withdrawn')
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    denied_receivable: 4768,
    service_revenue: -4768,
  })
  expect(await call(app, world.billing_admin, leaveClaim, { id })).toMatchObject({
    status: 'denied',
    balance_cents: 4768,
  })
  await pay(world, { number: claim.number, charge: 4768, paid: 4768, icn: 'ICN1' }, 'EFT2')
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
})

test('a payment while a void is only prepared: the claim is no void for what the payor says next', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id, number } = claim
  const rest = { number, charge: 4768, paid: 2000, icn: 'ICN1' }
  await pay(world, { ...rest, cas: [['CO', '45', 2768]] }, 'EFT1')
  await call(app, world.billing_admin, voidClaim, { id })
  const back = { ...rest, status: '22', charge: -4768, paid: -2000 }
  await pay(world, { ...back, cas: [['CO', '45', -2768]] }, 'EFT2')
  const settled = await claimOf(world, claim)
  expect(settled.frequency_code).toBe('1')
  expect(settled.status).not.toBe('refund')
})

test.each(['sent', 'withdrawn'] as const)(
  'a payment for the original while its replacement stands in a file: the file can be %s',
  async (status) => {
    const world = await anAgency(app)
    const claim = await aSentClaim(app, world)
    const { id, number } = claim
    await call(app, world.billing_admin, updateClaim, { id, status: 'acknowledged' })
    await correctVisit(world, claim, 60)
    await call(app, world.billing_admin, correctClaim, { id, payer_control_number: 'ICN1' })
    await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
    const made = await call(app, world.billing_admin, createTransmission, {
      payor_id: world.payorId,
    })
    await pay(world, { number, charge: 4768, paid: 4768, icn: 'ICN1' }, 'EFT1')
    await call(app, world.billing_admin, updateTransmission, { id: made.id, status })
    expect(await claimOf(world, claim)).toMatchObject(
      status === 'sent'
        ? { status: 'transmitted', balance_cents: -2384 }
        : { status: 'for_review', balance_cents: 0 },
    )
    await expectBalanced(app, world)
  },
)

const groupBy = (world: World, claim_grouping: 'day' | 'week') =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ claim_grouping }).execute(),
  )

test('a claim says what is to be done next, and a day what its claims come to', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const rollUp = async () =>
    (await call(app, world.billing_admin, claimsDashboard, { start_date: day, end_date: day })).days
  expect(await rollUp()).toEqual([
    { date: day, status: 'has_detail', claims: 1, charge_cents: 4768 },
  ])
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'rejected' })
  expect(await rollUp()).toMatchObject([{ status: 'rejected' }])
  const followUp = {
    follow_up_action: 'resubmit_corrected_claim',
    resolution_status: 'claim_correction_needed',
    outcome_category: 'pre_biling_review',
  } as const
  const noted = await call(app, world.billing_admin, updateClaim, { id: claim.id, ...followUp })
  expect(noted).toMatchObject({ ...followUp, status: 'rejected' })
})
