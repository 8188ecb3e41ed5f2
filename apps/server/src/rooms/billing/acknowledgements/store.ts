import type { AcknowledgementStatus } from '@homeward/domain/billing/acknowledgements'
import { type Insertable, sql, type Updateable } from 'kysely'
import { asJson } from '../../../plumbing/db/insert-rows.ts'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Acknowledgements, ClaimFilings } from '../../../plumbing/db/schema.generated.ts'

/** Keeps an answer; false if it was read before. */
export async function insertAcknowledgement(
  tx: Tx,
  answer: Insertable<Acknowledgements>,
): Promise<boolean> {
  const kept = await tx
    .insertInto('acknowledgements')
    .values(answer)
    .onConflict((conflict) => conflict.constraint('acknowledgements_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export const writeOutcome = (tx: Tx, id: string, outcome: Updateable<Acknowledgements>) =>
  tx.updateTable('acknowledgements').set(outcome).where('id', '=', id).execute()

const acknowledgements = (tx: Tx) =>
  tx
    .selectFrom('acknowledgements')
    .innerJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'acknowledgements.agency_id')
        .onRef('files.id', '=', 'acknowledgements.file_id'),
    )
    .leftJoin('transmissions', (join) =>
      join
        .onRef('transmissions.agency_id', '=', 'acknowledgements.agency_id')
        .onRef('transmissions.id', '=', 'acknowledgements.transmission_id'),
    )
    .select([
      'acknowledgements.id',
      'acknowledgements.kind',
      'acknowledgements.accepted',
      'acknowledgements.status',
      'acknowledgements.reasons',
      'acknowledgements.accepted_count',
      'acknowledgements.rejected_count',
      'acknowledgements.received_at',
      'acknowledgements.lock_version',
      'acknowledgements.transmission_id',
      'files.name as file_name',
      'transmissions.interchange_control',
    ])

export const findAcknowledgement = (tx: Tx, id: string) =>
  acknowledgements(tx).where('acknowledgements.id', '=', id).executeTakeFirst()

export type AcknowledgementRecord = NonNullable<Awaited<ReturnType<typeof findAcknowledgement>>>

export function findAcknowledgements(
  tx: Tx,
  filter: { status?: AcknowledgementStatus | undefined } & Paging,
) {
  const { status } = filter
  const matching = acknowledgements(tx).$if(status !== undefined, (q) =>
    q.where('acknowledgements.status', '=', status ?? 'held'),
  )
  return paged(
    tx,
    matching.orderBy('acknowledgements.received_at', 'desc').orderBy('acknowledgements.id', 'desc'),
    matching.clearSelect(),
    filter,
  )
}

export const lockAcknowledgement = (tx: Tx, id: string) =>
  tx
    .selectFrom('acknowledgements')
    .select(['id', 'status', 'lock_version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const dismissAcknowledgement = (tx: Tx, id: string) =>
  tx
    .updateTable('acknowledgements')
    .set((eb) => ({ status: 'dismissed', lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Files of ours with a control number, those to the sender of the answer first. */
export const lockFilesByControl = (
  tx: Tx,
  by: { column: 'interchange_control' | 'group_control'; control: string; receiver: string },
) =>
  tx
    .selectFrom('transmissions')
    .select(['id', 'status', 'interchange_control', 'receiver_id'])
    .where(by.column, '=', by.control)
    .where('status', '<>', 'withdrawn')
    .orderBy((eb) => eb('receiver_id', '=', by.receiver), 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()

/** The files that hold claims of these numbers under these control numbers, locked before their claims. */
export const lockFilesWithClaims = (
  tx: Tx,
  by: { numbers: readonly string[]; controls: readonly string[] },
) =>
  tx
    .selectFrom('transmissions as t')
    .select(['t.id', 't.status', 't.interchange_control'])
    .where(sql<boolean>`t.interchange_control = any (${sql.val(by.controls)}::text[])`)
    .where(
      sql<boolean>`exists (select from claim_filings f
        join claims c on c.agency_id = f.agency_id and c.id = f.claim_id
        where f.agency_id = t.agency_id and f.transmission_id = t.id
          and c.number = any (${sql.val(by.numbers)}::text[]))`,
    )
    .orderBy('t.id')
    .forUpdate()
    .execute()

/** The filings that an answer may mean, with what a reason links to; the claims are locked. */
export const lockAnsweredFilings = (
  tx: Tx,
  by: { numbers: readonly string[] } | { transmissionId: string },
) =>
  tx
    .selectFrom('claim_filings as f')
    .innerJoin('claims as c', (join) =>
      join.onRef('c.agency_id', '=', 'f.agency_id').onRef('c.id', '=', 'f.claim_id'),
    )
    .leftJoin('transmissions as t', (join) =>
      join.onRef('t.agency_id', '=', 'f.agency_id').onRef('t.id', '=', 'f.transmission_id'),
    )
    .select((eb) => [
      'f.id',
      'f.state',
      'f.segment_from',
      'f.segment_to',
      'f.transmission_id',
      't.interchange_control',
      sql<boolean>`f.sequence = (select max(o.sequence) from claim_filings o
        where o.agency_id = f.agency_id and o.claim_id = f.claim_id and o.state <> 'withdrawn')`.as(
        'is_last',
      ),
      'c.id as claim_id',
      'c.number',
      'c.status',
      'c.client_id',
      'c.payor_id',
      eb
        .selectFrom('claim_visits as v')
        .select('v.visit_id')
        .whereRef('v.agency_id', '=', 'c.agency_id')
        .whereRef('v.claim_id', '=', 'c.id')
        .limit(1)
        .as('visit_id'),
    ])
    .where(
      'numbers' in by
        ? sql<boolean>`c.number = any (${sql.val(by.numbers)}::text[])`
        : sql<boolean>`f.transmission_id = ${by.transmissionId} and f.state <> 'withdrawn'`,
    )
    .orderBy('c.id')
    .orderBy('f.sequence')
    .forUpdate('c')
    .execute()

export type AnsweredFiling = Awaited<ReturnType<typeof lockAnsweredFilings>>[number]

type Verdict = {
  id: string
  claim_id: string
  state: ClaimFilings['state']
  status: string
  reasons: ClaimFilings['reasons'] | readonly unknown[]
  payer_control_number: string | null
}

/** Writes what a payor said of filings, on them and on their claims, in two statements. */
export async function writeVerdicts(
  tx: Tx,
  verdicts: readonly Verdict[],
  now: Date,
): Promise<void> {
  const rows = asJson(verdicts)
  await sql`
    update claim_filings f set state = p.state, reasons = p.reasons, answered_at = ${now.toISOString()}
    from json_to_recordset(${rows}::json) as p (id uuid, state text, reasons jsonb)
    where f.id = p.id`.execute(tx)
  await sql`
    update claims c set status = p.status,
      payer_control_number = coalesce(p.payer_control_number, c.payer_control_number),
      acknowledged_at = case when p.state = 'accepted' then ${now.toISOString()}::timestamptz
        else c.acknowledged_at end,
      lock_version = c.lock_version + 1
    from json_to_recordset(${rows}::json)
      as p (claim_id uuid, state text, status text, payer_control_number text)
    where c.id = p.claim_id`.execute(tx)
}
