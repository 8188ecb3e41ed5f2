import { listClaims } from '@homeward/contract/billing/claims'
import { listDenials } from '@homeward/contract/billing/denials'
import { closeMonth } from '@homeward/contract/billing/months'
import { claimBalance } from '@homeward/domain/billing/balances'
import { balanceOf } from '@homeward/domain/billing/testing/claim-world'
import { faultsOf } from '@homeward/domain/billing/testing/claim-checks'
import { randomFrom } from '@homeward/x12/testing/random'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import {
  type EventName,
  eventNames,
  type Pair,
  somePairs,
  step,
} from './testing/claim-sequences.ts'

const app = startTestServer()

const sequences = 18
const length = 5
/** The month of the first payments, which is closed on the way. */
const closed = '2026-10'
const inMonth = '20261030'

/** The first claims come through these, which chance seldom brings; the others through what the seed gives. */
const chosen: readonly (readonly EventName[])[] = [
  ['deny', 'write off', 'undo write-off', 'correct', 'file'],
  ['reject', 'correct', 'file', 'pay', 'undo'],
  ['acknowledge', 'deny', 'correct', 'file', 'part-pay'],
  ['deny', 'bill next', 'file', 'pay', 'reverse'],
  ['deny', 'bill next', 'bill first', 'file', 'pay'],
  ['pay', 'correct', 'file', 'refund', 'undo refund'],
]

/** What the journal holds by claim, what it keeps of each claim, and what is in all accounts. */
const journalOf = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => ({
    accounts: new Map(
      (
        await sql<{ account: string; cents: number }>`
          select account, sum(amount_cents)::float8 as cents from journal_lines group by 1`.execute(
          tx,
        )
      ).rows.map(({ account, cents }) => [account, cents]),
    ),
    crooked: (
      await sql`select entry_id from journal_lines group by 1 having sum(amount_cents) <> 0`.execute(
        tx,
      )
    ).rows,
    money: new Map(
      (await tx.selectFrom('claim_money').selectAll().execute()).map((row) => [row.claim_id, row]),
    ),
    paid: (
      await sql<{ cents: number }>`
        select ((select coalesce(sum(payment_cents), 0) from eras where status = 'posted')
          - (select coalesce(sum(amount_cents), 0) from refunds where state = 'posted'))::float8 as cents`.execute(
        tx,
      )
    ).rows[0]?.cents,
    originals: (
      await sql`select claim_id from claim_filings where frequency = '1' and state in ('sent', 'accepted')
        group by claim_id, payer_order having count(*) > 1`.execute(tx)
    ).rows,
  }))

/** How many entries the journal has in a month. */
const countIn = (world: World, month: string) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const { rows } = await sql<{ entries: number }>`
      select count(*)::int as entries from journal_entries where to_char(date, 'YYYY-MM') = ${month}`.execute(
      tx,
    )
    return rows[0]?.entries ?? 0
  })

/** What the database says of a claim otherwise than the rules. */
function differences({ claim, model, path }: Pair, money: Record<string, unknown> | undefined) {
  const byRules = balanceOf(model)
  const lines = claim.journal.flatMap((entry) =>
    entry.lines.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })),
  )
  const sums = claimBalance(lines)
  const kept = {
    charged_cents: sums.chargeCents,
    paid_cents: sums.paidCents,
    patient_cents: sums.patientCents,
    denied_cents: sums.deniedCents,
    owed_cents: sums.balanceCents,
  }
  const said = {
    rules: byRules,
    faults: [],
    denied_cents: byRules.deniedCents,
    ...(model.filings.length > 0 && { kept }),
  }
  const found = {
    rules: sums,
    faults: faultsOf(model),
    denied_cents: claim.denied_cents,
    ...(model.filings.length > 0 && {
      kept: Object.fromEntries(Object.keys(kept).map((name) => [name, Number(money?.[name] ?? 0)])),
    }),
  }
  expect(found, path.join(', ')).toEqual(said)
}

test('claims of the database come through sequences of events as the rules say', async () => {
  const world = await anAgency(app)
  const pairs = await somePairs(app, world, sequences)
  expect(pairs).toHaveLength(sequences)
  const random = randomFrom(13)
  await step(
    app,
    world,
    pairs.map((pair) => ({ pair, event: 'file' })),
  )
  let inClosed = 0
  for (let at = 0; at < length; at += 1) {
    await step(
      app,
      world,
      pairs.map((pair, of) => ({
        pair,
        event: chosen[of]?.[at] ?? eventNames[random.int(eventNames.length)] ?? 'pay',
      })),
      at <= 2 ? inMonth : undefined,
    )
    const { money } = await journalOf(world)
    if (at === 2) {
      await call(app, world.billing_admin, closeMonth, { month: closed })
      inClosed = await countIn(world, closed)
    }
    for (const pair of pairs) differences(pair, money.get(pair.claim.id))
  }
  const { accounts, crooked, paid, originals } = await journalOf(world)
  expect(inClosed).toBeGreaterThan(0)
  expect(await countIn(world, closed)).toBe(inClosed)
  expect({ crooked, originals }).toEqual({ crooked: [], originals: [] })
  expect(accounts.get('cash') ?? 0).toBe(paid)
  const unapplied = pairs.reduce((sum, { model }) => sum + model.unapplied, 0)
  expect(0 - (accounts.get('unapplied_cash') ?? 0)).toBe(unapplied)
  const listed = await call(app, world.owner, listClaims, { status: 'all', items: 100 })
  expect(listed.data).toHaveLength(sequences)
  for (const { claim } of pairs) {
    const { paid_cents, balance_cents, status } = claim
    const row = listed.data.find(({ id }) => id === claim.id)
    expect(row).toMatchObject({ paid_cents, balance_cents, status })
  }
  const denied = await call(app, world.owner, listDenials, { items: 100 })
  const refused = pairs.filter(({ model }) => balanceOf(model).deniedCents > 0)
  expect(denied.data.map(({ id }) => id).toSorted()).toEqual(
    refused.map(({ claim }) => claim.id).toSorted(),
  )
  const events = pairs.flatMap(({ path }) => path)
  expect(new Set(events)).toEqual(new Set(eventNames))
  expect(refused.length).toBeGreaterThan(0)
}, 120_000)
