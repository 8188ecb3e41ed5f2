import { correctClaim, getClaim, updateClaim } from '@homeward/contract/billing/claims'
import {
  createTransmission,
  listTransmissions,
  uploadAcknowledgement,
} from '@homeward/contract/billing/transmissions'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { a277CA, an999 } from '../testing/answers.ts'
import { aClaim, anUploadOf, aSentClaim, sent } from '../testing/factories.ts'

const app = startTestServer()

const answer = async (world: World, text: string) =>
  call(app, world.billing_admin, uploadAcknowledgement, {
    signed_id: await anUploadOf(app, world.billing_admin, text),
  })

/** A claim whose first filing was rejected by hand, and which was filed again. */
async function filedTwice(world: World) {
  const { id } = await aSentClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id, status: 'rejected' })
  await call(app, world.billing_admin, correctClaim, { id })
  const {
    claims: [claim],
  } = await sent(app, world, [await call(app, world.billing_admin, getClaim, { id })])
  if (!claim) throw new Error('Nothing was sent.')
  return claim
}

test('a late answer to the first filing does not touch the second', async () => {
  const world = await anAgency(app)
  const { id, number } = await filedTwice(world)
  const late = await answer(world, a277CA([{ number, status: 'A2:20', icn: 'P1' }], 'HW000000001'))
  expect(late.answers[0]).toMatchObject({
    reasons: [`Claim ${number} was filed again since. This answers an earlier filing.`],
  })
  const before = await call(app, world.owner, getClaim, { id })
  expect(before).toMatchObject({ status: 'transmitted', payer_control_number: null })
  expect(before.filings.map(({ state }) => state)).toEqual(['sent', 'rejected'])
  await answer(world, a277CA([{ number, status: 'A2:20', icn: 'P2' }], 'HW000000002'))
  expect(await call(app, world.owner, getClaim, { id })).toMatchObject({
    status: 'acknowledged',
    payer_control_number: 'P2',
  })
})

test('an answer that names no file of ours means the last filing', async () => {
  const world = await anAgency(app)
  const { id, number } = await filedTwice(world)
  await answer(world, a277CA([{ number, status: 'A2:20' }], 'their own'))
  expect((await call(app, world.owner, getClaim, { id })).status).toBe('acknowledged')
})

test('a payor that answers for claims of a file has that file, whatever we know of it', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const own = { id: claim.id, status: 'ready_to_send' } as const
  await call(app, world.billing_admin, updateClaim, own)
  await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  await answer(world, a277CA([{ number: claim.number, status: 'A2:20' }], 'HW000000001'))
  expect((await call(app, world.owner, getClaim, { id: claim.id })).status).toBe('acknowledged')
  const { data } = await call(app, world.owner, listTransmissions, {})
  expect(data).toMatchObject([{ status: 'sent', handed_over_by: 'Answer of the payor' }])
})

test('files to different receivers never share a control number, so any answer means one', async () => {
  const world = await anAgency(app)
  const first = await aSentClaim(app, world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ receiver_id: 'OTHER' }).execute(),
  )
  const { claims, interchangeControl } = await sent(app, world, [
    await aClaim(app, world, { clientId: first.client.id, time: '15:00' }),
  ])
  expect(interchangeControl).toBe('000000002')
  await answer(
    world,
    an999({ control: '2', sender: 'CLEARING', error: { segment: 'CLM', position: 999 } }),
  )
  const statusOf = async (id = '') => (await call(app, world.owner, getClaim, { id })).status
  expect(await statusOf(first.id)).toBe('transmitted')
  expect(await statusOf(claims[0]?.id)).toBe('rejected')
})
