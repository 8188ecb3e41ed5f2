import { getClaim, listClaims, updateClaim } from '@homeward/contract/billing/claims'
import { getInvoice, listInvoices } from '@homeward/contract/billing/invoices'
import { updateTransmission } from '@homeward/contract/billing/transmissions'
import { mergeClients } from '@homeward/contract/clients/merge'
import { updateService } from '@homeward/contract/catalogue/services'
import { addDays } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  aBillableClient,
  aClaim,
  anApprovedVisit,
  anAuthorizationFor,
  day,
  sent,
  upload,
} from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

/** Care of two hours on some days of one client, with its claims. */
async function careOn(world: World, ...dates: string[]): Promise<string> {
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  for (const date of dates) await anApprovedVisit(app, world, { clientId, authorizationId, date })
  await app.drainJobs()
  return clientId
}

const invoicesOf = async (world: World, clientId: string) =>
  (await call(app, world.owner, listInvoices, { client_id: clientId })).data

test('the claims of a client from Monday to Sunday are one invoice', async () => {
  const world = await anAgency(app)
  const clientId = await careOn(world, day, addDays(day, 6), addDays(day, -1))
  const [second, first] = await invoicesOf(world, clientId)
  expect(second).toMatchObject({
    date: day,
    end_date: addDays(day, 6),
    claims_count: 2,
    billed_minutes: 240,
    total_charge: 2 * 4768,
    unsent_cents: 2 * 4768,
    owed_cents: 0,
    transmitted_at: null,
    statuses: [{ status: 'for_review', claims: 2 }],
  })
  expect(first).toMatchObject({ date: addDays(day, -7), claims_count: 1 })
  expect(second?.number).not.toBe(first?.number)
})

test('two claims made at one moment are on one invoice', async () => {
  const world = await anAgency(app)
  const clientId = await aBillableClient(app, world)
  await Promise.all(
    ['08:00', '11:00', '14:00'].map((time) => anApprovedVisit(app, world, { clientId, time })),
  )
  await app.drainJobs()
  const invoices = await invoicesOf(world, clientId)
  expect(invoices).toHaveLength(1)
  expect(invoices[0]?.claims_count).toBe(3)
})

test('an invoice says what the journal says: sent, part of it paid, the rest adjusted', async () => {
  const world = await anAgency(app)
  const { claims } = await sent(app, world, [await aClaim(app, world)])
  const claim = claims[0]
  if (!claim) throw new Error('Nothing was sent.')
  await upload(
    app,
    world,
    a835([
      aPayment([{ number: claim.number, charge: 4768, paid: 4000, cas: [['CO', '45', 768]] }]),
    ]),
  )
  const [row] = await invoicesOf(world, claim.client.id)
  const invoice = await call(app, world.owner, getInvoice, { id: row?.id ?? '' })
  expect(invoice).toMatchObject({
    total_charge: 4768,
    unsent_cents: 0,
    charged_cents: 4768,
    paid_cents: 4000,
    adjusted_cents: 768,
    patient_cents: 0,
    owed_cents: 0,
    claims: [{ id: claim.id, status: 'paid', balance_cents: 0, sent: true }],
    omitted: [],
    transmissions: [{ status: 'sent' }],
  })
})

test('owed is what was sent; what waits beside it is said apart, also once its file is taken back', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const clientId = claim.client.id
  const { claims: handedOver } = await sent(app, world, [claim])
  await anApprovedVisit(app, world, { clientId, date: addDays(day, 1) })
  await app.drainJobs()
  const sums = async () => {
    const [row] = await invoicesOf(world, clientId)
    const { claims } = await call(app, world.owner, getInvoice, { id: row?.id ?? '' })
    return [row?.charged_cents, row?.owed_cents, row?.unsent_cents, claims.map((one) => one.sent)]
  }
  expect(await sums()).toEqual([4768, 4768, 4768, [true, false]])
  const id = handedOver[0]?.transmission_id ?? ''
  await call(app, world.owner, updateTransmission, { id, status: 'unknown' })
  await call(app, world.owner, updateTransmission, { id, status: 'withdrawn' })
  expect((await sums()).slice(0, 3)).toEqual([0, 0, 2 * 4768])
})

test('what is unbillable is on the invoice and not in its sum', async () => {
  const world = await anAgency(app)
  const clientId = await careOn(world, day, addDays(day, 1))
  const { data } = await call(app, world.owner, listClaims, { client_id: clientId })
  await call(app, world.owner, updateClaim, { id: data[0]?.id ?? '', status: 'unbillable' })
  const [row] = await invoicesOf(world, clientId)
  expect(row).toMatchObject({ claims_count: 2, total_charge: 4768, billed_minutes: 120 })
})

test('care that is not on it says why, also on the claim beside it', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const clientId = claim.client.id
  await anApprovedVisit(app, world, { clientId, date: addDays(day, 1), status: 'completed' })
  const [row] = await invoicesOf(world, clientId)
  const { omitted } = await call(app, world.owner, getInvoice, { id: row?.id ?? '' })
  expect(omitted).toMatchObject([
    { visit: { scheduled_date: addDays(day, 1) }, because: 'to_review', agent: expect.any(String) },
  ])
  const { invoice_issues } = await call(app, world.owner, getClaim, { id: claim.id })
  expect(invoice_issues).toEqual([expect.stringContaining('The visit waits for review.')])
})

test('care of an unbillable service says so', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await call(app, world.owner, updateService, { id: world.serviceId, status: 'unbillable' })
  await anApprovedVisit(app, world, { clientId: claim.client.id, date: addDays(day, 1) })
  await app.drainJobs()
  const [row] = await invoicesOf(world, claim.client.id)
  const { omitted } = await call(app, world.owner, getInvoice, { id: row?.id ?? '' })
  expect(omitted).toMatchObject([{ because: 'unbillable' }])
})

test('the list narrows by payor, status, week and name', async () => {
  const world = await anAgency(app)
  const clientId = await careOn(world, day)
  const count = async (narrowed: object) =>
    (await call(app, world.owner, listInvoices, { client_id: clientId, ...narrowed })).meta.total
  expect(await count({ payor_id: world.payorId })).toBe(1)
  expect(await count({ payor_id: clientId })).toBe(0)
  expect(await count({ claim_status: 'for_review' })).toBe(1)
  expect(await count({ claim_status: 'paid' })).toBe(0)
  expect(await count({ owing: 'true' })).toBe(0)
  expect(await count({ by_date: { start_date: day, end_date: day } })).toBe(1)
  expect(await count({ by_date: { start_date: addDays(day, 1), end_date: addDays(day, 9) } })).toBe(
    0,
  )
  expect(await count({ search: 'lopez' })).toBe(1)
  expect(await count({ search: 'nothing' })).toBe(0)
})

test('claims of a merged client move to an invoice of the one that stays', async () => {
  const world = await anAgency(app)
  const stays = await careOn(world, day)
  const goes = await aBillableClient(app, world, { medicaid_number: '900123457K' })
  await anApprovedVisit(app, world, { clientId: goes, date: addDays(day, 1) })
  await app.drainJobs()
  await call(app, world.owner, mergeClients, { id: stays, other_id: goes })
  expect(await invoicesOf(world, goes)).toEqual([])
  const [row] = await invoicesOf(world, stays)
  expect(row).toMatchObject({ claims_count: 2, total_charge: 2 * 4768 })
})

test('an invoice of another agency is not found', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  const [row] = await invoicesOf(world, await careOn(world, day))
  await refusal(call(app, other.owner, getInvoice, { id: row?.id ?? '' }), 'not_found')
})
