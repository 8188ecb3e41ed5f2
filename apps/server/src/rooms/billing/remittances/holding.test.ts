import { getClaim } from '@homeward/contract/billing/claims'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import {
  getEra,
  getEraFile,
  listEras,
  postEra,
  uploadEra,
} from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { behind } from '../../../testing/behind.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { readFilesOf } from '../era-files/read-task.ts'
import { anUploadOf, aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { touchEra } from './store.ts'

const app = startTestServer()

const paid = { number: 'HW00000001', charge: 4768, paid: 4768 }
const good = a835([aPayment([paid])])
const eraOf = (world: World, id: string | undefined) =>
  call(app, world.owner, getEra, { id: id ?? '' })

test.each([
  ['the payment', a835([aPayment([paid], { total: 4700 })]), /47\.68.*47\.00.*difference -0\.68/],
  ['a claim', a835([aPayment([{ ...paid, paid: 4000 }])]), /47\.68.*40\.00.*difference -7\.68/],
  [
    'a line',
    a835([aPayment([{ ...paid, paid: 4000, cas: [['CO', '45', 700]] }])]),
    /line 1.*40\.68.*40\.00/,
  ],
])('%s that does not balance holds it, with the difference', async (_, text, words) => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { eras } = await upload(app, world, text)
  expect(eras).toMatchObject([
    { status: 'held', claims_count: 1, held_reason: expect.stringMatching(words) },
  ])
  const era = await eraOf(world, eras[0]?.id)
  expect(era.balance).toMatchObject({ balanced: false })
  expect(era.balance.problems.length).toBeGreaterThan(0)
  expect(era.abilities.post).toBe(false)
  expect(era.claims[0]).toMatchObject({ claim_number: claim.number, claim: null })
  const body = await refusal(
    call(app, world.billing_admin, postEra, { id: era.id, status: 'posted' }),
    'remittance_not_postable',
  )
  expect(body.non_field_errors[0]).toMatch(words)
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'transmitted',
    balance_cents: 4768,
  })
})

test('money for somebody else is held, and posted once it is ours after all', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { eras } = await upload(app, world, a835([aPayment([paid], { npi: '1245319599' })]))
  expect(eras[0]).toMatchObject({
    status: 'held',
    held_reason: expect.stringContaining('NPI 1245319599, and this agency has 1234567893'),
  })
  const id = eras[0]?.id ?? ''
  const post = (lock_version?: number) =>
    call(app, world.billing_admin, postEra, { id, status: 'posted', lock_version })
  await refusal(post(), 'remittance_not_postable')
  await refusal(call(app, world.admin, postEra, { id, status: 'posted' }), 'forbidden')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: '1245319599' }).execute(),
  )
  await refusal(post(99), 'stale')
  expect(await post(0)).toMatchObject({
    status: 'posted',
    held_reason: null,
    claims: [{ claim: { number: claim.number }, matched_by: 'number' }],
  })
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'paid',
    paid_cents: 4768,
  })
  const again = await refusal(post(), 'remittance_not_postable')
  expect(again.non_field_errors).toEqual(['The remittance is already posted.'])
  await expectBalanced(app, world)
})

test('a foreign tax id holds it, and so does a payee without any number', async () => {
  const world = await anAgency(app)
  const other = a835([aPayment([paid], { taxId: '999999999' })])
  expect((await upload(app, world, other)).eras[0]?.held_reason).toContain('tax ID 999999999')
  const nobody = a835([aPayment([paid], { trace: 'T2', taxId: null })]).replace(/\*XX\*\d+~/, '~')
  expect((await upload(app, world, nobody)).eras[0]?.held_reason).toContain(
    'does not identify the payee',
  )
})

test.each([
  ['no X12 at all', 'Dear agency, your check is in the mail.', 'no readable remittance'],
  ['another transaction', good.replaceAll('ST*835', 'ST*999'), 'not an 835. It contains 999'],
  ['an empty interchange', 'ISA*00*', 'no readable remittance'],
])('%s is one held row for the file', async (_, text, words) => {
  const world = await anAgency(app)
  const { eras, repeated } = await upload(app, world, text, 'text/plain')
  expect({ eras, repeated }).toMatchObject({
    repeated: 0,
    eras: [
      {
        status: 'held',
        payment_cents: null,
        claims_count: 0,
        held_reason: expect.stringContaining(words),
      },
    ],
  })
  expect(await upload(app, world, text, 'text/plain')).toMatchObject({ eras: [], repeated: 1 })
  const id = eras[0]?.id ?? ''
  expect(await eraOf(world, id)).toMatchObject({ balance: { balanced: false }, claims: [] })
  await refusal(
    call(app, world.owner, postEra, { id, status: 'posted' }),
    'remittance_not_postable',
  )
})

test('a torn file is held; the whole one that follows is posted and settles both', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const torn = await upload(app, world, good.replace(/GE\*1\*1~\n/, ''))
  expect(torn.eras[0]).toMatchObject({
    status: 'held',
    held_reason: expect.stringContaining('The file is damaged'),
  })
  const whole = await upload(app, world, good)
  expect(whole.eras[0]).toMatchObject({ status: 'posted' })
  expect((await eraOf(world, torn.eras[0]?.id)).held_reason).toContain('posted from another file')
})

test('the same file again changes nothing, nor the same payment in another envelope', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  await upload(app, world, good)
  const before = await expectBalanced(app, world)
  expect(await upload(app, world, good)).toMatchObject({ eras: [], repeated: 1 })
  const enveloped = a835([aPayment([paid])], '77').replace('DTM*405*20261101', 'DTM*405*20261102')
  expect(await upload(app, world, enveloped)).toMatchObject({ eras: [], repeated: 1 })
  const twice = a835([aPayment([paid], { trace: 'NEW' }), aPayment([paid], { trace: 'NEW' })])
  expect(await upload(app, world, twice)).toMatchObject({ eras: [{}], repeated: 1 })
  expect(await expectBalanced(app, world)).toHaveLength(before.length + 1)
})

test('the same payment that says something else is held, not posted a second time', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  await upload(app, world, good)
  const other = a835([aPayment([{ ...paid, number: 'HW00000099', icn: 'OTHER' }])])
  const { eras } = await upload(app, world, other)
  expect(eras[0]).toMatchObject({
    status: 'held',
    held_reason: expect.stringContaining('already posted from remittance.835 on 11/02/2026'),
  })
  const id = eras[0]?.id ?? ''
  await refusal(
    call(app, world.owner, postEra, { id, status: 'posted' }),
    'remittance_not_postable',
  )
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

test('uploads of one file at one moment post it once', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const text = a835([
    aPayment([paid]),
    aPayment([{ ...paid, number: 'X', memberId: 'NOBODY1' }], { trace: 'T2' }),
  ])
  const backwards = a835([
    aPayment([{ ...paid, number: 'X', memberId: 'NOBODY1' }], { trace: 'T2' }),
    aPayment([paid]),
  ])
  const ids = await Promise.all(
    [text, backwards, text, backwards, text, backwards, text, backwards].map((each) =>
      anUploadOf(app, world.billing_admin, each),
    ),
  )
  const named = await Promise.all(
    ids.map((signed_id) => call(app, world.billing_admin, uploadEra, { signed_id })),
  )
  // Three processes look for work at once.
  await Promise.all([
    app.drainJobs(),
    app.drainJobs(),
    readFilesOf(app.services, app.db, world.agencyId),
  ])
  const read = await Promise.all(
    named.map(({ id }) => call(app, world.billing_admin, getEraFile, { id })),
  )
  expect(read.map(({ state }) => state)).toEqual(read.map(() => 'done'))
  expect(read.flatMap(({ eras }) => eras)).toHaveLength(2)
  expect(read.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(14)
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'paid',
    paid_cents: 4768,
  })
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(2 * 4768)
})

test('a file of good and bad payments posts the good and holds the bad', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const bad = aPayment([{ ...paid, number: 'OTHER' }], { trace: 'BAD', total: 1 })
  await upload(app, world, a835([bad, aPayment([paid])]))
  const { data } = await call(app, world.owner, listEras, {})
  expect(data.map((era) => `${era.trace_number} ${era.status}`).toSorted()).toEqual([
    'BAD held',
    'EFT1001 posted',
  ])
})

test('a claim that was chosen while it was held counts when it is posted', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const part = { ...paid, number: 'OTHER', memberId: 'X12345' }
  const { eras } = await upload(app, world, a835([aPayment([part], { npi: '1245319599' })]))
  const era = await eraOf(world, eras[0]?.id)
  const matched = await call(app, world.owner, matchEraClaim, {
    id: era.claims[0]?.id ?? '',
    claim_id: claim.id,
  })
  expect(matched).toMatchObject({ status: 'held', unmatched_count: 0 })
  expect((await call(app, world.owner, getClaim, { id: claim.id })).status).toBe('transmitted')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: '1245319599' }).execute(),
  )
  await call(app, world.owner, postEra, { id: era.id, status: 'posted' })
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'paid',
    balance_cents: 0,
  })
})

test('a claim that is chosen while another posts the remittance counts too', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const part = { ...paid, number: 'OTHER', memberId: 'X12345' }
  const { eras } = await upload(app, world, a835([aPayment([part], { npi: '1245319599' })]))
  const era = await eraOf(world, eras[0]?.id)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: '1245319599' }).execute(),
  )
  const choose = async (tx: Tx) => {
    await touchEra(tx, era.id)
    await tx
      .updateTable('era_claims')
      .set({ claim_id: claim.id })
      .where('id', '=', era.claims[0]?.id ?? '')
      .execute()
  }
  await behind(app, world, choose, () =>
    call(app, world.owner, postEra, { id: era.id, status: 'posted' }),
  )
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'paid',
    balance_cents: 0,
  })
})

test('a notice that names money it does not bring is held', async () => {
  const world = await anAgency(app)
  const { eras } = await upload(app, world, a835([aPayment([paid], { handling: 'H' })]))
  expect(eras[0]?.held_reason).toContain('notification only')
})

test('an upload that is none, or of another agency, is refused', async () => {
  const world = await anAgency(app)
  const elsewhere = await anAgency(app)
  await refusal(call(app, world.owner, uploadEra, { signed_id: 'nothing' }), 'upload_unknown')
  const signed_id = await anUploadOf(app, elsewhere.owner, good)
  await refusal(call(app, world.owner, uploadEra, { signed_id }), 'upload_unknown')
  await refusal(call(app, elsewhere.admin, uploadEra, { signed_id }), 'forbidden')
})
