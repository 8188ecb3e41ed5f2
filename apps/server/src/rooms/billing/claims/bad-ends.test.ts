import {
  correctClaim,
  getClaim,
  leaveClaim,
  updateClaim,
  voidClaim,
} from '@homeward/contract/billing/claims'
import { downloadAppeal, listDenials } from '@homeward/contract/billing/denials'
import { undoWriteOff, writeOffClaim } from '@homeward/contract/billing/write-offs'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, sent, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const claimOf = (world: World, id: string) => call(app, world.owner, getClaim, { id })
const denied = async (world: World) => (await call(app, world.owner, listDenials, {})).data

/** Corrects a claim as it is, and sends it again. */
async function sendAgain(world: World, id: string): Promise<void> {
  await call(app, world.billing_admin, correctClaim, { id })
  await sent(app, world, [await claimOf(world, id)])
}

test('a claim that is denied twice is appealed, written off, and owed again once that is undone', async () => {
  const world = await anAgency(app)
  const { id, number } = await aSentClaim(app, world)
  const refuses = (trace: string) =>
    upload(
      app,
      world,
      a835([aPayment([{ number, charge: 4768, paid: 0, cas: [['CO', '197', 4768]] }], { trace })]),
    )
  await refuses('T1')
  expect(await denied(world)).toMatchObject([{ id, denied_cents: 4768 }])
  await sendAgain(world, id)
  expect((await claimOf(world, id)).filings[0]).toMatchObject({ frequency: '7' })
  expect(await denied(world)).toEqual([])
  await refuses('T2')
  expect(await denied(world)).toMatchObject([{ id, denied_cents: 4768 }])
  await call(app, world.billing_admin, downloadAppeal, { id })
  const appealed = {
    id,
    follow_up_action: 'file_appeal',
    resolution_status: 'first_level_appeal_filed',
  } as const
  await call(app, world.billing_admin, updateClaim, appealed)
  const { lock_version } = await claimOf(world, id)
  await call(app, world.owner, writeOffClaim, {
    id,
    lock_version,
    amount_cents: 4768,
    reason: 'Too small to appeal',
  })
  expect(await denied(world)).toEqual([])
  expect(sumsOf(await expectBalanced(app, world)).accounts_receivable ?? 0).toBe(0)
  const [first] = (await claimOf(world, id)).write_offs
  await call(app, world.owner, undoWriteOff, { id: first?.id ?? '', reason: 'The appeal goes on' })
  expect(await denied(world)).toMatchObject([{ id, denied_cents: 4768 }])
  await expectBalanced(app, world)
})

test('a claim that is rejected, mended and rejected again can be sent once more, as an original', async () => {
  const world = await anAgency(app)
  const { id } = await aSentClaim(app, world)
  for (const filings of [1, 2]) {
    await call(app, world.billing_admin, updateClaim, { id, status: 'rejected' })
    expect((await claimOf(world, id)).filings).toHaveLength(filings)
    await sendAgain(world, id)
    expect((await claimOf(world, id)).filings[0]).toMatchObject({ frequency: '1' })
  }
  expect((await claimOf(world, id)).status).toBe('transmitted')
  expect(sumsOf(await expectBalanced(app, world)).accounts_receivable).toBe(4768)
})

test('a void of a paid claim can be left before it is sent, and ends voided after', async () => {
  const world = await anAgency(app)
  const { id, number } = await aSentClaim(app, world)
  await upload(app, world, a835([aPayment([{ number, charge: 4768, paid: 4768 }])]))
  expect((await claimOf(world, id)).status).toBe('paid')
  await call(app, world.billing_admin, voidClaim, { id })
  await call(app, world.billing_admin, leaveClaim, { id })
  expect((await claimOf(world, id)).status).toBe('paid')
  await call(app, world.billing_admin, voidClaim, { id })
  await sent(app, world, [await claimOf(world, id)])
  expect((await claimOf(world, id)).filings[0]).toMatchObject({ frequency: '8' })
  await call(app, world.billing_admin, updateClaim, { id, status: 'voided' })
  expect((await claimOf(world, id)).status).toBe('voided')
  await expectBalanced(app, world)
})
