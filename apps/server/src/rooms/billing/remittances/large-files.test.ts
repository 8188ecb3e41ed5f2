import { createHash } from 'node:crypto'
import { getClaim } from '@homeward/contract/billing/claims'
import { getEra, postEra } from '@homeward/contract/billing/remittances'
import { readX12 } from '@homeward/x12/read'
import { readRemittances } from '@homeward/x12/remittance/read'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { readDeliveries } from './read-deliveries.ts'
import { readPages } from './read-pages.ts'

const app = startTestServer()

/** Answers about claims that nobody has, of one dollar each. */
const strangers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    number: `X${from + at}`,
    charge: 100,
    paid: 100,
    icn: `IX${from + at}`,
    memberId: `M${from + at}`,
  }))

const claimOf = (world: World, id: string) => call(app, world.owner, getClaim, { id })

const cashOf = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const { cash } = await tx
      .selectFrom('journal_lines')
      .select((eb) => eb.fn.sum<string>('amount_cents').as('cash'))
      .where('account', '=', 'cash')
      .executeTakeFirstOrThrow()
    return Number(cash)
  })

/** More than two pages: our claim is paid in the first, taken back and corrected in the last. */
const large = (number: string, payment = {}) => {
  const ours = { number, charge: 4768, icn: 'ICN1' }
  return aPayment(
    [
      { ...ours, paid: 4768 },
      ...strangers(2000),
      { ...ours, status: '22', charge: -4768, paid: -4768 },
      { ...ours, paid: 4000, cas: [['CO', '45', 768]] },
      ...strangers(10, 2000),
    ],
    { plb: [['L6', '', -50]], ...payment },
  )
}

test('a payment of several pages is posted to the cent, in the order of the file', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const small = aPayment([{ number: 'Y1', charge: 100, paid: 100 }], { trace: 'SMALL' })
  const file = await upload(app, world, a835([large(claim.number), small]))
  expect(file).toMatchObject({ claims_total: 2014, claims_done: 2014, repeated: 0 })
  expect(new Set(file.eras.map(({ status, claims_count }) => `${status} ${claims_count}`))).toEqual(
    new Set(['posted 1', 'posted 2013']),
  )
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'paid', paid_cents: 4000 })
  expect(await cashOf(world)).toBe(4000 + 201_000 + 50 + 100)
  const again = await upload(app, world, `${a835([large(claim.number), small])}\n`)
  expect(again).toMatchObject({ eras: [], repeated: 2 })
})

test('a payment of several pages that is held is posted whole by a person', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { eras } = await upload(app, world, a835([large(claim.number, { npi: '1245319599' })]))
  const id = eras[0]?.id ?? ''
  expect(eras).toMatchObject([{ status: 'held', claims_count: 2013 }])
  expect(await expectBalanced(app, world)).toHaveLength(1)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: '1245319599' }).execute(),
  )
  await call(app, world.billing_admin, postEra, { id, status: 'posted' })
  const { claims } = await call(app, world.owner, getEra, { id })
  expect(claims.flatMap((each, at) => (each.claim ? [at] : []))).toEqual([0, 2001, 2002])
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'paid', paid_cents: 4000 })
  expect(await cashOf(world)).toBe(4000 + 201_000 + 50)
})

test('the last claim of a payment of several pages holds all of it if it is wrong', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const text = a835([large(claim.number)]).replace('X2009*1*1.00*1.00', 'X2009*1*1.00*1.01')
  const { eras } = await upload(app, world, text)
  expect(eras).toMatchObject([
    { status: 'held', held_reason: expect.stringContaining('does not balance') },
  ])
  expect(await claimOf(world, claim.id)).toMatchObject({ status: 'transmitted', paid_cents: 0 })
  expect(await expectBalanced(app, world)).toHaveLength(1)
})

const unsaid = new Set(
  'position control interchangeControl groupControl productionDate raw text findings'.split(' '),
)

test('what a remittance says has the digest of it as one value', async () => {
  const text = a835([large('HW1'), aPayment([], { total: 0 })])
  const digests = readRemittances(readX12(text)).map((remittance) =>
    createHash('sha256')
      .update(JSON.stringify(remittance, (key, value) => (unsaid.has(key) ? undefined : value)))
      .update('\0')
      .digest('hex'),
  )
  const deliveries = await readDeliveries(Buffer.from(text))
  expect(deliveries.map(({ content }) => content.toString('hex'))).toEqual(digests)
  expect(deliveries[1]?.dedupKey).toContain(digests[1])
})

test('pages have all claims of the wanted remittances once, in order, the trailer with the last', () => {
  const text = a835([
    large('HW1'),
    aPayment(strangers(3)),
    aPayment(strangers(987), { plb: [['L6', '', -50]] }),
    aPayment([], { total: 0 }),
  ])
  const [first, , third, fourth] = readRemittances(readX12(text))
  const wanted = new Map([first, third, fourth].map((era) => [era?.position ?? 0, era]))
  const pages = [...readPages(Buffer.from(text), wanted)]
  const counts = pages.map((page) => page.map(({ from, claims }) => [from, claims.length]))
  expect(counts).toEqual([
    [[0, 1000]],
    [[1000, 1000]],
    [
      [2000, 13],
      [0, 987],
    ],
    [
      [987, 0],
      [0, 0],
    ],
  ])
  const parts = pages.flat().filter(({ position }) => position === third?.position)
  expect(parts.flatMap(({ claims }) => claims)).toEqual(third?.claims)
  expect(parts.map((part) => part.providerAdjustments.length)).toEqual([0, 1])
})
