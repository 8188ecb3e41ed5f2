import type { Claim } from '@homeward/contract/billing/claim-shape'
import { correctClaim, getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { listDenials } from '@homeward/contract/billing/denials'
import { createTransmission, updateTransmission } from '@homeward/contract/billing/transmissions'
import { independentProblems } from '@homeward/x12/testing/independent-check'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { answer, answered, aSecond, billNext, sendTo, sentToNext } from '../testing/next-payor.ts'

const app = startTestServer()

const start = () => aSecond(app)
const claimOf = (world: World, { id }: Pick<Claim, 'id'>) =>
  call(app, world.owner, getClaim, { id })
const hear = (world: World, parts: Parameters<typeof answer>[2]) => answer(app, world, parts)

const bill = (world: World, claim: Pick<Claim, 'id'>) => billNext(app, world, claim)

const notCovered = { paid: 0, patient: 0, cas: [['CO', '204', 4768]] } as const

test('a denial that leaves the claim to the next payor is filed there from the worklist, and paid', async () => {
  const { world, claim, nextId, nextName } = await start()
  await hear(world, [answered(claim, notCovered)])
  const worklist = async () => (await call(app, world.billing_admin, listDenials, {})).data
  expect(await worklist()).toMatchObject([
    {
      id: claim.id,
      next_payor: { payor: { id: nextId, name: nextName }, amount_cents: 4768, refused: null },
      abilities: { bill_next: true },
    },
  ])
  const opened = await bill(world, claim)
  expect(opened).toMatchObject({ status: 'for_review', payer_order: 'secondary', issues: [] })
  expect(await worklist()).toMatchObject([{ next_payor: null, abilities: { bill_next: false } }])
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const text = await sendTo(app, world, nextId)
  expect(independentProblems(text)).toEqual([])
  expect(text).toContain('~SVD*NCMMIS*0*HC:99509:HB**8~CAS*CO*204*47.68~')
  expect(await worklist()).toEqual([])
  const filed = await claimOf(world, claim)
  expect(filed).toMatchObject({ status: 'transmitted', balance_cents: 4768, denied_cents: 0 })
  await hear(world, [
    answered(claim, { status: '2', paid: 4768, patient: 0, icn: 'MUT9', cas: [] }),
  ])
  expect(await claimOf(world, claim)).toMatchObject({ status: 'paid', balance_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({ service_revenue: -4768, cash: 4768 })
})

test('a file to the next payor that is taken back leaves the denial and the share of the patient as before', async () => {
  const { world, claim, nextId } = await start()
  const cas = [
    ['CO', '119', 3768],
    ['PR', '2', 1000],
  ] as const
  await hear(world, [answered(claim, { paid: 0, cas })])
  const before = sumsOf((await claimOf(world, claim)).journal)
  expect(before).toMatchObject({ denied_receivable: 3768, patient_receivable: 1000 })
  await bill(world, claim)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const { id } = await call(app, world.billing_admin, createTransmission, { payor_id: nextId })
  await call(app, world.billing_admin, updateTransmission, { id, status: 'sent' })
  expect(sumsOf((await claimOf(world, claim)).journal)).toMatchObject({
    accounts_receivable: 4768,
  })
  for (const status of ['unknown', 'withdrawn'] as const)
    await call(app, world.billing_admin, updateTransmission, { id, status })
  const after = await claimOf(world, claim)
  expect(sumsOf(after.journal)).toEqual(before)
  expect(after.denied_cents).toBe(3768)
  await expectBalanced(app, world)
})

test('what a second payor refuses is owed again when it is filed again to it', async () => {
  const second = await start()
  const { world, claim, nextId } = second
  await sentToNext(app, second)
  await hear(world, [
    answered(claim, {
      status: '2',
      paid: 0,
      patient: 0,
      icn: 'MUT9',
      cas: [
        ['OA', '23', 3768],
        ['CO', '197', 1000],
      ],
    }),
  ])
  expect(await claimOf(world, claim)).toMatchObject({ denied_cents: 1000 })
  await call(app, world.billing_admin, correctClaim, { id: claim.id })
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  await sendTo(app, world, nextId)
  expect(await claimOf(world, claim)).toMatchObject({ denied_cents: 0, balance_cents: 1000 })
  await expectBalanced(app, world)
})
