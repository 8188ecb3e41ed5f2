import { getEra } from '@homeward/contract/billing/remittances'
import { listJournal } from '@homeward/contract/billing/journal'
import { closeMonth, listMonths, reopenMonth } from '@homeward/contract/billing/months'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCtx } from '../../../plumbing/context.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { closeMonth as closeVerb } from './close-month.ts'
import { postEntries } from './post-entries.ts'

const app = startTestServer()
const month = '2026-10'

/** An agency whose journal begins with an entry in October; today is in November. */
async function anAgencyWithBooks(): Promise<World> {
  const world = await anAgency(app)
  await post(world, '2026-10-05')
  return world
}

const ctxOf = (world: World, tx: Tx) =>
  makeCtx(app.services, tx, {
    agency: {
      id: world.agencyId,
      name: '',
      timeZone: 'America/New_York',
      locationTolerance: 150,
      lateAfter: 10,
    },
    actor: { kind: 'job', name: 'test' },
    requestId: 'test',
  })

const entry = (tx: Tx, world: World, date: string) =>
  postEntries(ctxOf(world, tx), [
    {
      date,
      kind: 'provider_adjusted',
      sourceId: crypto.randomUUID(),
      description: 'Interest',
      claimId: null,
      eraId: null,
      lines: [
        { account: 'cash', amountCents: 500 },
        { account: 'interest', amountCents: -500 },
      ],
    },
  ])

const post = (world: World, date: string) =>
  inAgency(app.db, world.agencyId, (tx) => entry(tx, world, date))

const months = async (world: World) => (await call(app, world.owner, listMonths, {})).data
const dates = async (world: World) =>
  (await call(app, world.owner, listJournal, {})).data.map(({ date }) => date)
const close = (world: World, which = month) =>
  call(app, world.billing_admin, closeMonth, { month: which })

test('a month that is over is closed; what belongs to it is entered today', async () => {
  const world = await anAgencyWithBooks()
  expect(await months(world)).toMatchObject([
    { id: '2026-11', closed: false, abilities: { close: false, reopen: false } },
    { id: month, closed: false, closed_by: null, abilities: { close: true, reopen: false } },
  ])
  expect(await close(world)).toMatchObject({
    id: month,
    closed: true,
    closed_by: 'Test billing_admin',
    abilities: { close: false, reopen: false },
  })
  await post(world, '2026-10-20')
  await post(world, '2026-02-20')
  expect(await dates(world)).toEqual(['2026-11-02', '2026-11-02', '2026-10-05'])
  await refusal(close(world), 'month_closed')
})

test('months are closed up to one that is over, and opened again by the owner, the last first', async () => {
  const world = await anAgencyWithBooks()
  await post(world, '2026-08-31')
  await refusal(close(world, '2026-11'), 'month_not_over')
  await refusal(close(world, '2026-07'), 'month_empty')
  await refusal(close(world, '2026-13'), 'invalid')
  await close(world)
  expect((await months(world)).map(({ closed }) => closed)).toEqual([false, true, true, true])
  const open = (which: string, who = world.owner) =>
    call(app, who, reopenMonth, { month: which, reason: 'A check was forgotten' })
  await refusal(open(month, world.billing_admin), 'forbidden')
  await refusal(open('2026-09'), 'later_month_closed')
  await refusal(open('2026-11'), 'month_not_closed')
  expect(await open(month)).toMatchObject({
    closed: false,
    reopened_by: 'Test owner',
    reason: 'A check was forgotten',
  })
  await post(world, '2026-10-30')
  expect((await dates(world))[0]).toBe('2026-10-30')
  expect(await close(world)).toMatchObject({ closed: true, reopened_by: null, reason: null })
})

const inOctober = (text: string) => text.replaceAll('*20261101', '*20261030')

test('a month shows what is still open in it, and a payment of a closed month waits', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  await post(world, '2026-10-05')
  const paid = { number: claim.number, charge: 4768, paid: 4768 }
  const unknown = { number: 'UNKNOWN', charge: 100, paid: 100 }
  await upload(app, world, inOctober(a835([aPayment([unknown], { trace: 'U1' })])))
  expect((await months(world)).find((one) => one.id === month)).toMatchObject({
    held_remittances: 0,
    waiting_answers: 1,
  })
  await close(world)
  const { eras } = await upload(app, world, inOctober(a835([aPayment([paid])])))
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  expect(era).toMatchObject({ status: 'held' })
  expect(era.held_reason).toContain('October 2026, which is closed')
  expect((await months(world)).find((one) => one.id === month)).toMatchObject({
    held_remittances: 1,
  })
})

test('nothing goes into a month that is being closed, and no month closes while something is posted', async () => {
  const world = await anAgencyWithBooks()
  const inHere = <T>(work: (tx: Tx) => Promise<T>) => inAgency(app.db, world.agencyId, work)
  let release = () => {}
  const held = new Promise<void>((free) => (release = free))
  let posted = () => {}
  const begun = new Promise<void>((go) => (posted = go))
  const poster = inHere(async (tx) => {
    await entry(tx, world, '2026-10-07')
    posted()
    await held
  })
  await begun
  await refusal(close(world), 'journal_busy')
  release()
  await poster

  let free = () => {}
  const wait = new Promise<void>((go) => (free = go))
  let closed = () => {}
  const shut = new Promise<void>((go) => (closed = go))
  const closer = inHere(async (tx) => {
    await closeVerb(ctxOf(world, tx), { month })
    closed()
    await wait
  })
  await shut
  const late = post(world, '2026-10-08')
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_locks
          where locktype = 'advisory' and not granted`.execute(app.db.identity)
        return rows[0]?.n
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  free()
  await Promise.all([closer, late])
  expect(await dates(world)).toEqual(['2026-11-02', '2026-10-07', '2026-10-05'])
})

test('the database keeps a closed month closed, and another agency closes nothing here', async () => {
  const world = await anAgencyWithBooks()
  await close(world)
  const elsewhere = await anAgency(app)
  expect(await months(elsewhere)).toEqual([])
  await refusal(
    call(app, elsewhere.owner, reopenMonth, { month, reason: 'Not mine' }),
    'month_not_closed',
  )
  const written = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('journal_entries')
      .values({
        agency_id: world.agencyId,
        id: crypto.randomUUID(),
        date: '2026-09-30',
        kind: 'test',
        source_id: crypto.randomUUID(),
        description: 'Before the books',
        created_by_name: 'test',
      })
      .execute(),
  )
  await expect(written).rejects.toThrow('closed')
})
