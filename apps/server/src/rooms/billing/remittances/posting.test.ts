import { correctClaim, getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { listJournal } from '@homeward/contract/billing/journal'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import { getEra, listEras } from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClaim, aSentClaim, sent, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, id: string) => call(app, world.owner, getClaim, { id })

test('a payment with a contractual cut: the claim is paid, to the cent', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const cas = [['CO', '45', 768]] as const
  const { eras, repeated } = await upload(
    app,
    world,
    a835([aPayment([{ number: claim.number, charge: 4768, paid: 4000, cas, icn: 'ICN77' }])]),
  )
  expect(repeated).toBe(0)
  expect(eras).toMatchObject([
    {
      status: 'posted',
      held_reason: null,
      payer_name: 'NC MEDICAID',
      trace_number: 'EFT1001',
      payment_date: '2026-11-01',
      payment_cents: 4000,
      claims_count: 1,
      unmatched_count: 0,
      file_name: 'remittance.835',
    },
  ])
  const paid = await claimOf(world, claim.id)
  expect(paid).toMatchObject({
    status: 'paid',
    paid_cents: 4000,
    balance_cents: 0,
    payer_control_number: 'ICN77',
    final_determination_at: '2026-11-02T14:00:00.000Z',
    final_era_charge: {
      paid_cents: 4000,
      adjustments: [{ group: 'CO', code: '45', amount_cents: 768, words: expect.any(String) }],
    },
  })
  const seen = await call(app, world.admin, getClaim, { id: claim.id })
  expect(seen).toMatchObject({ paid_cents: 4000, journal: [] })
  expect(sumsOf(paid.journal)).toEqual({
    service_revenue: -4768,
    cash: 4000,
    contractual_adjustment: 768,
  })
  const { data } = await call(app, world.owner, listJournal, { account: 'cash' })
  expect(data).toMatchObject([{ date: '2026-11-01', claim: { number: claim.number } }])
})

test('a remittance shows what it says, and the segments it says it with’s profile', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const cas = [
    ['CO', '45', 700],
    ['PR', '3', 68],
  ] as const
  const part = { number: claim.number, charge: 4768, paid: 4000, patient: 68, cas }
  const { eras } = await upload(
    app,
    world,
    a835([aPayment([part], { plb: [['WO', 'ICN0', 1500]] })]),
  )
  const era = await call(app, world.admin, getEra, { id: eras[0]?.id ?? '' })
  expect(era).toMatchObject({
    method: 'ACH',
    payment_cents: 2500,
    balance: {
      claims_cents: 4000,
      provider_adjustments_cents: 1500,
      difference_cents: 0,
      balanced: true,
      problems: [],
    },
    claims: [
      {
        claim_number: claim.number,
        claim: { id: claim.id, number: claim.number, client_name: 'Maria Lopez' },
        matched_by: 'number',
        status_code: '1',
        status_words: 'Processed as primary',
        patient_name: 'MARIA LOPEZ',
        patient_cents: 68,
        adjustments: [],
        charges: [
          {
            procedure: '99509:HB',
            service_date: '2026-10-26',
            units: 8,
            adjustments: [
              { group: 'CO', amount_cents: 700 },
              { group: 'PR', amount_cents: 68, words: 'Copay' },
            ],
          },
        ],
      },
    ],
    provider_adjustments: [{ code: 'WO', words: 'Overpayment recovered', reference: 'ICN0' }],
    abilities: { match: false, post: false },
  })
  const raw = era.claims[0]?.raw.split('\n') ?? []
  expect(raw[0]).toBe(`CLP*${claim.number}*1*47.68*40.00*0.68*MC*ICN1*12*1~`)
  expect(raw.at(-1)).toBe(`REF*6R*${claim.number}-1~`)
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -4768,
    cash: 2500,
    contractual_adjustment: 700,
    patient_receivable: 68,
    recoupment: 1500,
  })
})

test('a denied claim is denied by its money, and owed again when it is sent again', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const denial = { number: claim.number, charge: 4768, paid: 0, level: 'claim' as const }
  await upload(app, world, a835([aPayment([{ ...denial, cas: [['CO', '197', 4768]] }])]))
  const denied = await claimOf(world, claim.id)
  expect(denied).toMatchObject({ status: 'denied', paid_cents: 0, balance_cents: 4768 })
  expect(sumsOf(denied.journal)).toEqual({ service_revenue: -4768, denied_receivable: 4768 })
  await app.drainJobs()
  const told = await call(app, world.billing_admin, listNotifications, { kind: 'claim_rejected' })
  expect(told.data).toMatchObject([
    { title: `Claim ${claim.number}: denied`, subject_type: 'claim', subject_id: claim.id },
  ])
  const opened = await call(app, world.owner, correctClaim, { id: claim.id })
  const again = await sent(app, world, [opened])
  expect(again.claims[0]).toMatchObject({
    status: 'transmitted',
    balance_cents: 4768,
    transmitted_at: '2026-11-02T14:00:00.000Z',
    resubmitted_at: '2026-11-02T14:00:00.000Z',
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    accounts_receivable: 4768,
    service_revenue: -4768,
  })
  const part = { number: claim.number, charge: 4768, paid: 4768 }
  await upload(app, world, a835([aPayment([part], { trace: 'EFT2' })]))
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'paid',
    paid_cents: 4768,
    balance_cents: 0,
  })
})

test('a payment that is taken back and corrected comes to the correction', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { number } = claim
  const first = { number, charge: 4768, paid: 4768, icn: 'ICN1' }
  await upload(app, world, a835([aPayment([first])]))
  expect((await claimOf(world, claim.id)).status).toBe('paid')
  const reversal = { number, status: '22', charge: -4768, paid: -4768, icn: 'ICN1' }
  await upload(
    app,
    world,
    a835([aPayment([reversal], { trace: 'EFT2', plb: [['FB', 'EFT2', -4768]] })]),
  )
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'acknowledged',
    paid_cents: 0,
    balance_cents: 4768,
    final_determination_at: null,
  })
  const corrected = { number, charge: 4768, paid: 3000, icn: 'ICN2' }
  await upload(
    app,
    world,
    a835([
      aPayment([{ ...corrected, cas: [['CO', '45', 1768]] }], {
        trace: 'EFT3',
        plb: [['FB', 'EFT2', 1000]],
      }),
    ]),
  )
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'paid',
    paid_cents: 3000,
    balance_cents: 0,
    payer_control_number: 'ICN2',
  })
})

test('reversal and correction in one payment', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { number } = claim
  const paid = { number, charge: 4768, paid: 4768, icn: 'OLD' }
  await upload(app, world, a835([aPayment([paid])]))
  await upload(
    app,
    world,
    a835([
      aPayment(
        [
          { ...paid, status: '22', charge: -4768, paid: -4768 },
          { number, charge: 4768, paid: 4500, cas: [['CO', '45', 268]], icn: 'NEW' },
        ],
        { trace: 'EFT2', plb: [['FB', 'EFT2', -268]] },
      ),
    ]),
  )
  const after = await claimOf(world, claim.id)
  expect(after).toMatchObject({ status: 'paid', paid_cents: 4500, payer_control_number: 'NEW' })
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

test('a charge that was not filed waits; posted by a person, the payor owes the rest', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const part = { number: claim.number, charge: 2000, paid: 2000 }
  const { eras } = await upload(app, world, a835([aPayment([part])]))
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'transmitted', paid_cents: 0 })
  const [kept] = (await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })).claims
  expect(kept).toMatchObject({ state: 'waiting', wait_reason: 'other_charge' })
  await call(app, world.owner, matchEraClaim, { id: kept?.id ?? '', claim_id: claim.id })
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'remaining_balance',
    paid_cents: 2000,
    balance_cents: 2768,
  })
})

test('money for a claim that is not known waits, and is moved to it by hand', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const unknown = { number: 'OTHER-7', charge: 5000, paid: 4000, icn: 'ICN9', memberId: 'X12345' }
  const { eras } = await upload(
    app,
    world,
    a835([aPayment([{ ...unknown, cas: [['CO', '45', 1000]] }])]),
  )
  expect(eras[0]).toMatchObject({ status: 'posted', unmatched_count: 1, payment_cents: 4000 })
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({
    cash: 4000,
    unapplied_cash: -4000,
    accounts_receivable: 4768,
  })

  const era = await call(app, world.billing_admin, getEra, { id: eras[0]?.id ?? '' })
  expect(era.abilities.match).toBe(true)
  const id = era.claims[0]?.id ?? ''
  const unsent = await aClaim(app, world, { date: '2026-10-27' })
  const match = (claim_id: string) =>
    call(app, world.billing_admin, matchEraClaim, { id, claim_id })
  await refusal(match(unsent.id), 'status_not_allowed')
  await refusal(call(app, world.admin, matchEraClaim, { id, claim_id: claim.id }), 'forbidden')
  const matched = await match(claim.id)
  expect(matched).toMatchObject({
    unmatched_count: 0,
    claims: [{ claim: { number: claim.number }, matched_by: null }],
    abilities: { match: false },
  })
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'paid',
    paid_cents: 4000,
    balance_cents: 0,
    payer_control_number: 'ICN9',
  })
  expect(sumsOf(await expectBalanced(app, world))).not.toHaveProperty('unapplied_cash')
  await refusal(match(claim.id), 'status_not_allowed')
})

test('two who match the same money at one moment move it once', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const unknown = { number: 'OTHER-7', charge: 4768, paid: 4768, memberId: 'X12345' }
  const { eras } = await upload(app, world, a835([aPayment([unknown])]))
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  const id = era.claims[0]?.id ?? ''
  const tried = await Promise.allSettled(
    [1, 2, 3].map(() => call(app, world.owner, matchEraClaim, { id, claim_id: claim.id })),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'paid', paid_cents: 4768 })
})

test('a claim is found by a mangled number, by the payer, or by member, day and charge', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const money = { charge: 4768, paid: 0, cas: [['CO', '197', 4768]] } as const
  const mangled = { ...money, number: ` hw-00000001`, icn: 'ICN5' }
  const byPayer = { ...money, number: 'LOST', icn: 'ICN5', memberId: 'OTHER' }
  const byMember = { ...money, number: 'GONE', icn: '' }
  const found: unknown[] = []
  for (const [index, part] of [mangled, byPayer, byMember].entries()) {
    const { eras } = await upload(
      app,
      world,
      a835([aPayment([part], { trace: `EFT${index}`, handling: 'I' })]),
    )
    const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
    found.push([era.claims[0]?.claim?.id, era.claims[0]?.matched_by])
  }
  expect(found).toEqual([
    [claim.id, 'number'],
    [claim.id, 'payer_control_number'],
    [claim.id, 'member_date_charge'],
  ])
})

test('what was never paid cannot be taken back, and a claim never sent not be answered', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const unsent = await aClaim(app, world, {
    clientId: claim.client.id,
    date: '2026-10-27',
  })
  const reversal = { number: claim.number, status: '22', charge: -4768, paid: -4768 }
  const early = { number: unsent.number, charge: 4768, paid: 4768, date: '2026-10-27' }
  const { eras } = await upload(app, world, a835([aPayment([reversal, early])]))
  expect(eras[0]).toMatchObject({ unmatched_count: 1, waiting_count: 2, payment_cents: 0 })
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'transmitted',
    balance_cents: 4768,
  })
  expect(await claimOf(world, unsent.id)).toMatchObject({ status: 'for_review', journal: [] })
  await expectBalanced(app, world)
})

test('the cash of a remittance of many parts is its payment', async () => {
  const world = await anAgency(app)
  const first = await aSentClaim(app, world)
  const second = (
    await sent(app, world, [
      await aClaim(app, world, { clientId: first.client.id, date: '2026-10-27' }),
    ])
  ).claims[0]
  const { eras } = await upload(
    app,
    world,
    a835([
      aPayment(
        [
          { number: first.number, charge: 4768, paid: 4711, cas: [['OA', '23', 57]] },
          { number: second?.number ?? '', charge: 4768, paid: 1, cas: [['CO', '45', 4767]] },
          { number: 'WHOSE', charge: 12345, paid: 12345, memberId: 'NOBODY1' },
        ],
        {
          plb: [
            ['WO', 'ICN0', 999],
            ['L6', 'X', -12],
          ],
        },
      ),
    ]),
  )
  expect(eras[0]).toMatchObject({ status: 'posted', payment_cents: 4711 + 1 + 12345 - 999 + 12 })
  const { data } = await call(app, world.owner, listJournal, { account: 'cash' })
  expect(sumsOf(data).cash).toBe(eras[0]?.payment_cents)
  await expectBalanced(app, world)
})

test('remittances are found, and seen by their own agency only', async () => {
  const world = await anAgency(app)
  const { eras } = await upload(
    app,
    world,
    a835([
      aPayment([], { trace: 'EFT4711', plb: [['L6', 'X', -5]] }),
      aPayment([], { trace: 'B' }),
    ]),
  )
  expect(eras.map(({ status }) => status)).toEqual(['posted', 'posted'])
  const find = async (input: { search?: string; status?: 'held' | 'posted' }) =>
    (await call(app, world.admin, listEras, input)).data.map((era) => era.trace_number)
  expect(await find({ search: 'eft4711' })).toEqual(['EFT4711'])
  expect(await find({ search: 'medicaid' })).toHaveLength(2)
  expect(await find({ status: 'held' })).toEqual([])
  const elsewhere = await anAgency(app)
  await refusal(call(app, elsewhere.owner, getEra, { id: eras[0]?.id ?? '' }), 'not_found')
  await refusal(call(app, world.manager, listEras, {}), 'forbidden')
  await refusal(call(app, world.admin, listJournal, {}), 'forbidden')
  const move = { id: elsewhere.agencyId, status: 'on_hold' } as const
  await refusal(call(app, world.owner, updateClaim, move), 'not_found')
})
