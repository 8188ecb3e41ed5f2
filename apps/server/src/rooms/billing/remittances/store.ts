import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import { holding } from '../../../plumbing/db/holding.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type {
  EraAdjustments,
  EraCharges,
  EraClaims,
  EraProviderAdjustments,
  Eras,
} from '../../../plumbing/db/schema.generated.ts'

/** Stores a remittance; false for a duplicate, or if its payment was already posted. */
export async function insertEra(tx: Tx, era: Insertable<Eras>): Promise<boolean> {
  const kept = await tx
    .insertInto('eras')
    .values(era)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export const findByContent = (tx: Tx, content: Buffer) =>
  tx.selectFrom('eras').select('id').where('content_sha256', '=', content).executeTakeFirst()

/** Other held deliveries of the same payment need no one any more. */
export const settleHeldTwins = (tx: Tx, era: { id: string; dedupKey: string }, reason: string) =>
  tx
    .updateTable('eras')
    .set((eb) => ({ held_reason: reason, lock_version: eb('lock_version', '+', 1) }))
    .where('dedup_key', '=', era.dedupKey)
    .where('status', '=', 'held')
    .where('id', '<>', era.id)
    .execute()

/** What a remittance says, row by row. */
export type EraContent = {
  claims: Insertable<EraClaims>[]
  charges: Insertable<EraCharges>[]
  adjustments: Insertable<EraAdjustments>[]
  providerAdjustments: Insertable<EraProviderAdjustments>[]
}

export async function insertEraContent(tx: Tx, content: EraContent): Promise<void> {
  await insertRows(tx.insertInto('era_claims'), content.claims)
  await insertRows(tx.insertInto('era_charges'), content.charges)
  await insertRows(tx.insertInto('era_adjustments'), content.adjustments)
  await insertRows(tx.insertInto('era_provider_adjustments'), content.providerAdjustments)
}

const hold = holding((tx) => tx.selectFrom('eras'), 'all')

/** A held remittance that is to be posted, locked. */
export async function lockEra(tx: Tx, id: string) {
  await hold(tx, id)
  return tx
    .selectFrom('eras')
    .select((eb) => [
      'eras.id',
      'eras.status',
      'eras.file_id',
      'eras.file_position',
      'eras.dedup_key',
      'eras.lock_version',
      jsonArrayFrom(
        eb
          .selectFrom('era_claims as r')
          .select(['r.id', 'r.position', 'r.claim_id'])
          .whereRef('r.agency_id', '=', 'eras.agency_id')
          .whereRef('r.era_id', '=', 'eras.id')
          .orderBy('r.position'),
      ).as('claims'),
      jsonArrayFrom(
        eb
          .selectFrom('era_provider_adjustments as p')
          .select(['p.id'])
          .whereRef('p.agency_id', '=', 'eras.agency_id')
          .whereRef('p.era_id', '=', 'eras.id')
          .orderBy('p.id'),
      ).as('provider_adjustments'),
    ])
    .where('eras.id', '=', id)
    .executeTakeFirst()
}

export const markPosted = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('eras')
    .set((eb) => ({
      status: 'posted',
      held_reason: null,
      posted_at: now.toISOString(),
      lock_version: eb('lock_version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()

export const touchEra = (tx: Tx, id: string) =>
  tx
    .updateTable('eras')
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** One claim of a remittance that a person says something about, locked with its remittance. */
export const lockEraClaim = (tx: Tx, id: string) =>
  tx
    .selectFrom('era_claims as r')
    .innerJoin('eras as e', (join) =>
      join.onRef('e.agency_id', '=', 'r.agency_id').onRef('e.id', '=', 'r.era_id'),
    )
    .select((eb) => [
      'r.id',
      'r.era_id',
      'r.claim_id',
      'r.claim_number',
      'r.status_code',
      'r.paid_cents',
      'r.payer_control_number',
      'e.status as era_status',
      jsonArrayFrom(
        eb
          .selectFrom('era_adjustments as a')
          .select(['a.group_code as group', 'a.amount_cents as amountCents'])
          .whereRef('a.agency_id', '=', 'r.agency_id')
          .whereRef('a.era_claim_id', '=', 'r.id'),
      ).as('adjustments'),
    ])
    .where('r.id', '=', id)
    .forUpdate(['r', 'e'])
    .executeTakeFirst()

/** A claim of a remittance and the claim of ours it belongs to; how it was found is null by hand. */
export type Matched = { id: string; claim_id: string; matched_by: EraClaims['matched_by'] }

/** Says to which claims of ours claims of remittances belong. */
export async function setMatches(tx: Tx, matches: readonly Matched[]): Promise<void> {
  if (matches.length === 0) return
  await sql`update era_claims set claim_id = m.claim_id, matched_by = m.matched_by
    from json_to_recordset(${JSON.stringify(matches)}::json)
      as m (id uuid, claim_id uuid, matched_by text)
    where era_claims.id = m.id`.execute(tx)
}
