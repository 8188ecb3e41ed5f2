import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { createTransmission, listTransmissions } from '@homeward/contract/billing/transmissions'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClaim, upload } from '../testing/factories.ts'
import { expectBalanced } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, id: string) => call(app, world.owner, getClaim, { id })

test('a payment for a claim whose file nobody marked as sent proves that it was', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  const other = { number: claim.number, charge: 9999, paid: 9999, memberId: 'OTHER' }
  await upload(app, world, a835([aPayment([other], { trace: 'EFT1' })]))
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'exported', journal: [] })

  const own = { number: claim.number, charge: 4768, paid: 4768 }
  const { eras } = await upload(app, world, a835([aPayment([own], { trace: 'EFT2' })]))
  expect(eras[0]).toMatchObject({ status: 'posted', unmatched_count: 0 })
  expect(await claimOf(world, claim.id)).toMatchObject({
    status: 'paid',
    balance_cents: 0,
    filings: [{ state: 'accepted' }],
  })
  const { data: files } = await call(app, world.billing_admin, listTransmissions, {})
  expect(files).toMatchObject([{ status: 'sent', handed_over_by: 'Answer of the payor' }])
  await expectBalanced(app, world)
})
