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
