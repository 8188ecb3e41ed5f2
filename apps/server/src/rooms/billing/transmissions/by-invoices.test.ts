import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { listInvoices } from '@homeward/contract/billing/invoices'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aClaim } from '../testing/factories.ts'

const app = startTestServer()

test('a file of some invoices has their ready claims and no others', async () => {
  const world = await anAgency(app)
  const first = await aClaim(app, world)
  const clientId = first.client.id
  const other = await aClaim(app, world, { time: '15:00' })
  for (const { id } of [first, other])
    await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
  const { data } = await call(app, world.owner, listInvoices, { client_id: clientId })
  const by_invoices = data.map(({ id }) => id)
  const make = (who = world) =>
    call(app, who.billing_admin, createTransmission, { payor_id: world.payorId, by_invoices })
  expect(await make()).toMatchObject({ claims_count: 1, total_cents: first.charge_cents })
  const after = await call(app, world.owner, getClaim, { id: other.id })
  expect(after.status).toBe('ready_to_send')
  await refusal(make(), 'batch_empty')
  const elsewhere = await anAgency(app)
  await refusal(make(elsewhere), 'not_found')
})
