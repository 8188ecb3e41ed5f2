import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim, listClaims } from '@homeward/contract/billing/claims'
import {
  createTransmission,
  listAcknowledgements,
  listTransmissions,
  updateAcknowledgement,
  uploadAcknowledgement,
} from '@homeward/contract/billing/transmissions'
import { updateClaim } from '@homeward/contract/billing/claims'
import { readX12 } from '@homeward/x12/read'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { a277CA, an999, aTA1 } from '../testing/answers.ts'
import {
  aBillableClient,
  aClaim,
  anAuthorizationFor,
  anUploadOf,
  sent,
} from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'

const app = startTestServer()

const answer = async (world: World, text: string) =>
  call(app, world.billing_admin, uploadAcknowledgement, {
    signed_id: await anUploadOf(app, world.billing_admin, text),
  })

const claimOf = (world: World, { id }: { id: string }) =>
  call(app, world.billing_admin, getClaim, { id })

/** Two claims in one file. */
async function twoSent(world: World): Promise<{ claims: Claim[]; text: string }> {
  const first = await aClaim(app, world)
  const clientId = await aBillableClient(app, world, { medicaid_number: '900777888L' })
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const second = await aClaim(app, world, { clientId, authorizationId, time: '14:00' })
  return sent(app, world, [first, second])
}

test('a 277CA moves exactly the claims that it names, with the reason in words and the field linked', async () => {
  const world = await anAgency(app)
  const { claims } = await twoSent(world)
  const [good, bad] = claims as [Claim, Claim]
  const said = await answer(
    world,
    a277CA([
      { number: good.number, status: 'A2:20', icn: 'P100' },
      { number: bad.number, status: 'A7:164:IL' },
    ]),
  )
  expect(said.answers).toMatchObject([
    { kind: '277CA', status: 'applied', accepted: false, accepted_count: 1, rejected_count: 1 },
  ])
  expect(await claimOf(world, good)).toMatchObject({
    status: 'acknowledged',
    payer_control_number: 'P100',
    filings: [{ state: 'accepted', reasons: [] }],
  })
  expect(await claimOf(world, bad)).toMatchObject({
    status: 'rejected',
    filings: [
      {
        state: 'rejected',
        reasons: [
          {
            sentence: 'The member ID is missing or not right. (A7:164:IL)',
            fix: { label: 'Edit client', path: `/clients/${bad.client.id}/edit/insurance` },
          },
        ],
      },
    ],
  })
  const { data } = await call(app, world.billing_admin, listClaims, { status: 'all' })
  const shown = new Map(data.map(({ id, issues }) => [id, issues]))
  expect(shown.get(good.id)).toEqual([])
  expect(shown.get(bad.id)).toEqual(['The member ID is missing or not right. (A7:164:IL)'])
  expect((await claimOf(world, bad)).issues).toEqual(shown.get(bad.id))
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ accounts_receivable: 9536 })
})

test('a 999 that rejects the file brings all of its claims back, each with what is wrong in it', async () => {
  const world = await anAgency(app)
  const { claims, text } = await twoSent(world)
  const [first, second] = claims as [Claim, Claim]
  const segments = readX12(text).interchanges[0]?.groups[0]?.transactions[0]?.segments ?? []
  const at = segments.findIndex((one) => one.id === 'CLM' && one.elements[1] === second.number)
  const said = await answer(
    world,
    an999({ control: '1', error: { segment: 'CLM', position: at + 1 } }),
  )
  expect(said.answers).toMatchObject([{ kind: '999', status: 'applied', rejected_count: 2 }])
  const reasonsOf = async (claim: Claim) => (await claimOf(world, claim)).filings[0]?.reasons
  expect(await reasonsOf(second)).toMatchObject([
    { sentence: 'CLM01 has a code that is not allowed: "BAD".' },
  ])
  expect(await reasonsOf(first)).toMatchObject([
    { sentence: expect.stringContaining('not because of this claim') },
  ])
  expect(await claimOf(world, first)).toMatchObject({ status: 'rejected' })
})

test('a 999 or TA1 that accepts moves no claim, and proves that a file was handed over', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  await answer(world, aTA1('000000001', 'A'))
  expect(await claimOf(world, claim)).toMatchObject({ status: 'transmitted' })
  await answer(world, an999({ control: '1' }))
  expect(await claimOf(world, claim)).toMatchObject({ status: 'transmitted' })
  const { data } = await call(app, world.owner, listTransmissions, {})
  expect(data).toMatchObject([
    { status: 'sent', answer_overdue: false, acknowledgements: [{ kind: '999' }, { kind: 'TA1' }] },
  ])
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ accounts_receivable: 4768 })
  await answer(world, aTA1('000000001', 'R', '025'))
  expect(await claimOf(world, claim)).toMatchObject({ status: 'rejected' })
})

test('the same answer again changes nothing, one that fits nothing waits, and others do not see it', async () => {
  const world = await anAgency(app)
  const { claims, text: a837 } = await twoSent(world)
  const [first] = claims as [Claim]
  const text = a277CA([{ number: first.number, status: 'A7:562:85' }])
  await answer(world, text)
  expect(await answer(world, text)).toMatchObject({ answers: [], repeated: 1 })
  const late = await answer(world, a277CA([{ number: first.number, status: 'A2:20' }]))
  expect(late.answers[0]?.reasons).toEqual([
    `Claim ${first.number} has gone on since and stays as it is.`,
  ])
  expect(await claimOf(world, first)).toMatchObject({ status: 'rejected' })

  await answer(world, an999({ control: '99' }))
  const held = await call(app, world.owner, listAcknowledgements, { status: 'held' })
  expect(held.data).toMatchObject([
    { transmission: null, reasons: ['No group with control number 99 was sent.'] },
  ])
  const id = held.data[0]?.id ?? ''
  const dismissed = { id, status: 'dismissed' } as const
  const other = await anAgency(app)
  await refusal(call(app, other.owner, updateAcknowledgement, dismissed), 'not_found')
  await call(app, world.owner, updateAcknowledgement, dismissed)
  await refusal(call(app, world.owner, updateAcknowledgement, dismissed), 'status_not_allowed')
  const none = await answer(world, a837)
  expect(none).toMatchObject({ answers: [], problems: [expect.stringContaining('837')] })
  await refusal(call(app, world.nurse, listAcknowledgements, {}), 'forbidden')
})

test('the payor refuses what its clearinghouse accepted: the claim is back', async () => {
  const world = await anAgency(app)
  const { claims } = await twoSent(world)
  const [first] = claims as [Claim]
  await answer(world, a277CA([{ number: first.number, status: 'A1:19' }]))
  expect(await claimOf(world, first)).toMatchObject({ status: 'acknowledged' })
  await answer(world, a277CA([{ number: first.number, status: 'A3:21' }]))
  expect(await claimOf(world, first)).toMatchObject({
    status: 'rejected',
    filings: [{ state: 'rejected' }],
  })
})
