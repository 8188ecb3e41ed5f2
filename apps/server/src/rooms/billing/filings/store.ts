import type { PayerOrder } from '@homeward/domain/agency/payer-order'
import type { FilingState } from '@homeward/domain/billing/filings'
import { type Insertable, sql } from 'kysely'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { ClaimFilings } from '../../../plumbing/db/schema.generated.ts'

export const insertFilings = (tx: Tx, filings: readonly Insertable<ClaimFilings>[]) =>
  insertRows(tx.insertInto('claim_filings'), filings)

/** The claims of a file, by their filings in some states, locked in the order that everybody keeps. */
export const lockClaimsOfFile = async (
  tx: Tx,
  transmissionId: string,
  states: readonly FilingState[],
) =>
  (
    await tx
      .selectFrom('claims as c')
      .select('c.id')
      .where('c.id', 'in', (eb) =>
        eb
          .selectFrom('claim_filings as f')
          .select('f.claim_id')
          .where('f.transmission_id', '=', transmissionId)
          .where('f.state', 'in', states),
      )
      .orderBy('c.id')
      .forUpdate()
      .execute()
  ).map(({ id }) => id)

/** Moves the filings of a file from some states to another. */
export const turnFilingsOfFile = (
  tx: Tx,
  transmissionId: string,
  { from, to }: { from: readonly FilingState[]; to: FilingState },
) =>
  tx
    .updateTable('claim_filings')
    .set({ state: to })
    .where('transmission_id', '=', transmissionId)
    .where('state', 'in', from)
    .execute()

/** What the payor said of the last filing of each claim that it has. */
export const answerFilings = (
  tx: Tx,
  claimIds: readonly string[],
  state: Extract<FilingState, 'accepted' | 'rejected'>,
) =>
  sql`
    update claim_filings f set state = ${state}
    where f.claim_id = any (${sql.val(claimIds)}::uuid[]) and f.state in ('sent', 'accepted')
      and f.state <> ${state}
      and f.sequence = (select max(o.sequence) from claim_filings o
        where o.claim_id = f.claim_id and o.state in ('sent', 'accepted', 'rejected'))`.execute(tx)

type AtPayor = { claimId: string; order: PayerOrder; payorId: string }

const filingsAt = ({ claimId, order, payorId }: AtPayor) => sql`
  select f.id from claim_filings f
  where f.claim_id = ${claimId} and f.payer_order = ${order} and f.payor_id = ${payorId} and f.state <> 'withdrawn'`

/** Keeps what a payor called a claim with its last filing there, before the claim goes to another payor. */
export const keepGivenNumber = (tx: Tx, at: AtPayor, number: string) =>
  sql`
    update claim_filings set given_claim_number = ${number}
    where id = (${filingsAt(at)} order by f.sequence desc limit 1)`.execute(tx)

/** What a payor called a claim when the claim left it; null where that was not known. */
export async function findGivenNumber(tx: Tx, at: AtPayor): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select g.given_claim_number as number from claim_filings g
    where g.id in (${filingsAt(at)}) and g.given_claim_number is not null
    order by g.sequence desc limit 1`.execute(tx)
  return rows[0]?.number ?? null
}

/** The filings of a claim as its page shows them, newest first. */
export const findFilings = (tx: Tx, claimId: string) =>
  tx
    .selectFrom('claim_filings as f')
    .leftJoin('transmissions as t', (join) =>
      join.onRef('t.agency_id', '=', 'f.agency_id').onRef('t.id', '=', 'f.transmission_id'),
    )
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'f.agency_id').onRef('p.id', '=', 'f.payor_id'),
    )
    .select([
      'f.id',
      'f.sequence',
      'f.frequency',
      'f.payer_order',
      'f.state',
      'f.payer_claim_number',
      'f.charge_cents',
      'f.units',
      'f.content',
      'f.created_at',
      'f.answered_at',
      'f.reasons',
      'f.transmission_id',
      'f.payor_id',
      'p.name as payor_name',
      't.interchange_control',
      't.handed_over_at',
    ])
    .where('f.claim_id', '=', claimId)
    .orderBy('f.sequence', 'desc')
    .execute()
