import { uploadAcknowledgement } from '@homeward/contract/billing/transmissions'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  billFirstPayor,
  getClaim,
  leaveClaim,
  updateClaim,
} from '@homeward/contract/billing/claims'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import { clientPayors } from '@homeward/contract/clients/payors'
import { independentProblems } from '@homeward/x12/testing/independent-check'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { a277CA } from '../testing/answers.ts'
import { anUploadOf } from '../testing/factories.ts'
import { expectBalanced } from '../testing/journal.ts'
import {
  aClaimWithNext,
  aNextPayor,
  answer,
  answered,
  aSecond,
  sendTo,
  withNextPayor,
} from '../testing/next-payor.ts'

const app = startTestServer()

type Second = Awaited<ReturnType<typeof atSecond>>

/** A claim that the second payor was sent, once. */
async function atSecond() {
  const world = await anAgency(app)
  const { claim, nextId, nextName } = await aClaimWithNext(app, world)
  await answer(app, world, [answered(claim)])
  await bill(world, claim)
  await send(world, claim, nextId)
  return { world, claim, nextId, nextName }
}

const bill = (world: World, { id }: Pick<Claim, 'id'>) =>
  call(app, world.billing_admin, billNextPayor, { id })
const update = (
  world: World,
  { id }: Pick<Claim, 'id'>,
  change: { status?: 'ready_to_send' | 'acknowledged' | 'rejected'; payer_control_number?: string },
) => call(app, world.billing_admin, updateClaim, { id, ...change })

async function send(world: World, claim: Claim, payorId: string): Promise<string> {
  await update(world, claim, { status: 'ready_to_send' })
  return sendTo(app, world, payorId)
}

/** The first payor is billed once more, takes back what it said, and pays less. */
async function answeredAnew({ world, claim }: Second, paid = 3000): Promise<void> {
  await call(app, world.billing_admin, billFirstPayor, { id: claim.id })
  await send(world, claim, world.payorId)
  const patient = 4000 - paid
  await answer(app, world, [
    answered(claim, {
      status: '22',
      charge: -4768,
      paid: -paid,
      patient: -patient,
      cas: [
        ['CO', '45', -768],
        ['PR', '2', -patient],
      ],
    }),
    answered(claim, {
      paid: paid - 500,
      patient: patient + 500,
      icn: `ICN${paid}`,
      cas: [
        ['CO', '45', 768],
        ['PR', '2', patient + 500],
      ],
    }),
  ])
}

/** The segments of what a file says of the claim itself, before other payors are named. */
const ownSegments = (text: string): string[] => {
  const segments = text.split('~')
  const from = segments.findIndex((one) => one.startsWith('CLM*'))
  return segments.slice(
    from,
    segments.findIndex((one, at) => at > from && one.startsWith('SBR*')),
  )
}

test('a payor that accepted the claim without a number is asked for it before a replacement goes out', async () => {
  const second = await atSecond()
  const { world, claim, nextId, nextName } = second
  await update(world, claim, { status: 'acknowledged' })
  await answeredAnew(second)
  const opened = await bill(world, claim)
  expect(opened).toMatchObject({
    payer_order: 'secondary',
    frequency_code: '7',
    payer_control_number: null,
    abilities: { edit: true, mark_ready: false },
  })
  expect(opened.issues).toEqual([
    `${nextName} has this claim already, so the next file replaces it and names its number there. Enter the payor claim number on the claim.`,
  ])
  await refusal(update(world, claim, { status: 'ready_to_send' }), 'claim_not_ready')
  await update(world, claim, { payer_control_number: 'MUT7' })
  const text = await send(world, claim, nextId)
  expect(independentProblems(text)).toEqual([])
  expect(ownSegments(text)).toContain('REF*F8*MUT7')
  expect(ownSegments(text)[0]).toMatch(/:B:7\*/)
  await expectBalanced(app, world)

  // The next time the number is known.
  await update(world, claim, { status: 'acknowledged' })
  await answeredAnew(second, 2500)
  expect(await bill(world, claim)).toMatchObject({
    frequency_code: '7',
    payer_control_number: 'MUT7',
    issues: [],
  })
  const again = await send(world, claim, nextId)
  expect(independentProblems(again)).toEqual([])
  expect(ownSegments(again)).toContain('REF*F8*MUT7')
  expect(again).toContain('~SVD*NCMMIS*20*')
  await expectBalanced(app, world)
})

test('a number that the first payor told in a 277CA alone is there when the claim comes back to it', async () => {
  const { world, claim, nextId } = await aSecond(app)
  const signed_id = await anUploadOf(
    app,
    world.billing_admin,
    a277CA([{ number: claim.number, status: 'A2:20', icn: 'ACK77' }]),
  )
  await call(app, world.billing_admin, uploadAcknowledgement, { signed_id })
  await answer(app, world, [answered(claim, { icn: '' })])
  expect(await bill(world, claim)).toMatchObject({ payer_control_number: null })
  // Discarded before it was sent to the second payor, it is the first one's again, by its number.
  const left = await call(app, world.billing_admin, leaveClaim, { id: claim.id })
  expect(left).toMatchObject({ payer_order: 'primary', payer_control_number: 'ACK77' })
  await bill(world, claim)
  await send(world, claim, nextId)
  await update(world, claim, { status: 'acknowledged' })
  const back = await call(app, world.billing_admin, billFirstPayor, { id: claim.id })
  expect(back).toMatchObject({ frequency_code: '7', payer_control_number: 'ACK77' })
  const text = await send(world, claim, world.payorId)
  expect(independentProblems(text)).toEqual([])
  expect(ownSegments(text)).toContain('REF*F8*ACK77')
  await expectBalanced(app, world)
})

test('a payor that refused the claim at the door, or another one in its place, gets an original', async () => {
  const second = await atSecond()
  const { world, claim, nextId } = second
  await update(world, claim, { status: 'rejected' })
  await answeredAnew(second)
  expect(await bill(world, claim)).toMatchObject({
    frequency_code: '1',
    payer_control_number: null,
    issues: [],
  })
  expect(ownSegments(await send(world, claim, nextId)).join('~')).not.toContain('REF*F8')

  const other = await atSecond()
  await update(other.world, other.claim, { status: 'acknowledged' })
  await answeredAnew(other)
  const { client } = await call(app, other.world.owner, getClaim, { id: other.claim.id })
  const { data } = await call(app, other.world.owner, clientPayors.endpoints.list, {
    client_id: client.id,
  })
  const { id = '' } = data.find(({ payor }) => payor.id === other.nextId) ?? {}
  await call(app, other.world.owner, clientPayors.endpoints.archive, { id })
  const plan = await aNextPayor(app, other.world)
  await withNextPayor(app, other.world, client.id, plan.id)
  expect(await bill(other.world, other.claim)).toMatchObject({
    payor: { id: plan.id },
    frequency_code: '1',
    payer_control_number: null,
    issues: [],
  })
})
