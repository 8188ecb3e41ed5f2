import type { Selectable } from 'kysely'
import type { Payors } from '../../../plumbing/db/schema.generated.ts'
import {
  createTransmission,
  downloadTransmission,
  listTransmissions,
  previewTransmission,
} from '@homeward/contract/billing/transmissions'
import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { readX12 } from '@homeward/x12/read'
import { validate837P } from '@homeward/x12/professional/validate/validate'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aBillableClient, aClaim, anAuthorizationFor, sent } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'

const app = startTestServer()

const make = (world: World) =>
  call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })

const ready = (world: World, id: string) =>
  call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })

test('the file of a batch keeps the rules and says units, cents, member and authorization', async () => {
  const world = await anAgency(app)
  const first = await aClaim(app, world, { minutes: 127 })
  const clientId = await aBillableClient(app, world, {
    first_name: 'Zoë',
    last_name: "O'Neil",
    medicaid_number: '900777888L',
  })
  const authorizationId = await anAuthorizationFor(app, world, clientId, { number: 'PA-2002' })
  const second = await aClaim(app, world, {
    clientId,
    authorizationId,
    time: '15:00',
    minutes: 60,
  })
  for (const { id } of [first, second]) await ready(world, id)
  const ask = { payor_id: world.payorId }
  expect(await call(app, world.owner, previewTransmission, ask)).toEqual({
    claims_count: 2,
    total_cents: 12 * 596,
    units: 12,
    clients_count: 2,
  })

  const transmission = await make(world)
  expect(transmission).toMatchObject({
    claims_count: 2,
    total_cents: 12 * 596,
    interchange_control: '000000001',
    file_name: '837P_NCTRACKS_000000001.edi',
    created_by: 'Test billing_admin',
  })
  const id = transmission.id
  const answer = await send(app, world.billing_admin, downloadTransmission, { id })
  expect(answer.headers['content-type']).toContain('application/edi-x12')
  expect(answer.headers['content-disposition']).toContain('837P_NCTRACKS_000000001.edi')
  const text = answer.raw
  expect(validate837P(text, { today: '2026-11-02' })).toEqual([])
  expect(text).toContain('CLM*HW00000001*47.68***12:B:1*Y*A*Y*Y~')
  expect(text).toContain('SV1*HC:99509:HB*47.68*UN*8***1:2~')
  expect(text).toContain('REF*6R*HW00000001-1~')
  expect(text).toContain('REF*G1*PA-2002~')
  expect(text).toContain("NM1*IL*1*O'NEIL*ZOE****MI*900777888L~")
  expect(text).toContain('SV1*HC:99509:HB*23.84*UN*4***1:2~')
  const [interchange] = readX12(text).interchanges
  expect(interchange).toMatchObject({ control: '000000001', usage: 'P', receiver: 'NCTRACKS' })

  const { data } = await call(app, world.admin, listTransmissions, {})
  expect(data.map((each) => each.id)).toEqual([id])
  expect(data[0]?.acknowledgements).toEqual([])
})

test('sending makes the payor owe the charge, once, and the claim says when', async () => {
  const world = await anAgency(app)
  const { claims } = await sent(app, world, [await aClaim(app, world)])
  expect(claims[0]).toMatchObject({
    status: 'transmitted',
    transmitted_at: '2026-11-02T14:00:00.000Z',
    balance_cents: 4768,
    paid_cents: 0,
    readiness: [],
    journal: [
      {
        description: expect.stringContaining('sent to NC Medicaid'),
        lines: [
          { account: 'accounts_receivable', amount_cents: 4768 },
          { account: 'service_revenue', amount_cents: -4768 },
        ],
      },
    ],
  })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    accounts_receivable: 4768,
    service_revenue: -4768,
  })
  await refusal(make(world), 'batch_empty')
  await refusal(
    call(app, world.billing_admin, updateClaim, {
      id: claims[0]?.id ?? '',
      status: 'for_review',
    }),
    'status_not_allowed',
  )
})

test('a rate that changed since a claim was marked is the one that is sent and posted', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await ready(world, claim.id)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payor_rates').set({ cents_per_unit: 700 }).execute(),
  )
  expect(await make(world)).toMatchObject({ total_cents: 5600 })
  const after = await call(app, world.owner, getClaim, { id: claim.id })
  expect(after).toMatchObject({ charge_cents: 5600, balance_cents: 5600, status: 'exported' })
})

test('what a claim says once it is sent stays, whatever changes at home', async () => {
  const world = await anAgency(app)
  const { claims } = await sent(app, world, [await aClaim(app, world)])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payor_rates').set({ cents_per_unit: 999 }).execute(),
  )
  const { text } = await sent(app, world, [
    await aClaim(app, world, {
      clientId: claims[0]?.client.id ?? '',
      date: '2026-10-27',
    }),
  ])
  expect(text).toContain('*79.92*UN*8*')
  expect(sumsOf(await expectBalanced(app, world)).accounts_receivable).toBe(4768 + 7992)
})

test('control numbers go up, also when two files are made at one moment', async () => {
  const world = await anAgency(app)
  const numbers: string[] = []
  for (const date of ['2026-10-26', '2026-10-27', '2026-10-28']) {
    const { interchangeControl } = await sent(app, world, [await aClaim(app, world, { date })])
    numbers.push(interchangeControl)
  }
  expect(numbers).toEqual(['000000001', '000000002', '000000003'])

  const claim = await aClaim(app, world, { date: '2026-10-29' })
  await ready(world, claim.id)
  const made = await Promise.allSettled([make(world), make(world), make(world)])
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await call(app, world.owner, listTransmissions, {})
  expect(data.map((each) => each.interchange_control)).toEqual([
    '000000004',
    '000000003',
    '000000002',
    '000000001',
  ])
})

/** A payor without what the database itself puts in. */
const given = ({ evv_kind: _, clearinghouse_kind: __, ...payor }: Selectable<Payors>) => payor

test('two payors of one receiver share its numbers, each file has its own', async () => {
  const world = await anAgency(app)
  const otherPayor = crypto.randomUUID()
  await inAgency(app.db, world.agencyId, async (tx) => {
    const payor = given(await tx.selectFrom('payors').selectAll().executeTakeFirstOrThrow())
    await tx
      .insertInto('payors')
      .values({ ...payor, id: otherPayor, name: 'NC Innovations', payer_id: 'NCINNO' })
      .execute()
    const rate = await tx.selectFrom('payor_rates').selectAll().executeTakeFirstOrThrow()
    await tx
      .insertInto('payor_rates')
      .values({ ...rate, id: crypto.randomUUID(), payor_id: otherPayor })
      .execute()
  })
  const clientId = await aBillableClient(app, world, { primary_payor_id: otherPayor })
  await anAuthorizationFor(app, world, clientId, { payor_id: otherPayor })
  const other = await aClaim(app, world, { clientId })
  expect(other).toMatchObject({ payor: { name: 'NC Innovations' }, issues: [] })
  const own = await aClaim(app, world, { time: '15:00' })
  for (const { id } of [own, other]) await ready(world, id)
  const files = await Promise.all(
    [world.payorId, otherPayor].map((payor_id) =>
      call(app, world.billing_admin, createTransmission, { payor_id }),
    ),
  )
  expect(files.map((file) => file.interchange_control).toSorted()).toEqual([
    '000000001',
    '000000002',
  ])
})

test('a claim that is no longer ready stops the batch, and nothing is written', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await ready(world, claim.id)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('clients').set({ diagnosis_codes: [] }).execute(),
  )
  const body = await refusal(make(world), 'batch_invalid')
  expect(body.errors.claims).toEqual([
    expect.stringMatching(/^HW00000001: Maria Lopez has no diagnosis/),
  ])
  expect((await call(app, world.owner, listTransmissions, {})).meta.total).toBe(0)
  expect(await expectBalanced(app, world)).toEqual([])
})

test('what breaks the rules of the format is told claim by claim, and nothing is written', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await ready(world, claim.id)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ filing_indicator: '??' }).execute(),
  )
  const body = await refusal(make(world), 'batch_invalid')
  expect(body.errors.claims).toEqual([
    expect.stringMatching(/^HW00000001: The payor’s .* cannot be sent/),
  ])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ filing_indicator: 'MC' }).execute(),
  )
  // The number of the file that was never made is used by the first that is.
  expect(await make(world)).toMatchObject({ interchange_control: '000000001' })
})

test('the demo agency only ever sends test files', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ demo: true }).execute(),
  )
  const { text } = await sent(app, world, [await aClaim(app, world)])
  expect(readX12(text).interchanges[0]?.usage).toBe('T')
})

test('files are made by those who bill, and belong to their agency', async () => {
  const world = await anAgency(app)
  for (const role of ['admin', 'manager', 'nurse', 'pca'] as const) {
    const asked = call(app, world[role], createTransmission, { payor_id: world.payorId })
    await refusal(asked, 'forbidden')
  }
  await sent(app, world, [await aClaim(app, world)])
  const { data } = await call(app, world.owner, listTransmissions, {})
  const elsewhere = await anAgency(app)
  const id = data[0]?.id ?? ''
  await refusal(call(app, elsewhere.owner, downloadTransmission, { id }), 'not_found')
  const ask = { payor_id: world.payorId }
  await refusal(call(app, elsewhere.owner, createTransmission, ask), 'not_found')
  await refusal(call(app, elsewhere.owner, previewTransmission, ask), 'not_found')
})
