import type { AnswerState, WaitReason } from '@homeward/domain/billing/answers'
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
      'eras.round',
      jsonArrayFrom(
        eb
          .selectFrom('era_claims as r')
          .select(['r.id', 'r.position', 'r.claim_id', 'r.matched_by', 'r.round'])
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
  lockedClaims(tx).where('r.id', '=', id).executeTakeFirst()

/** The claims of a remittance, locked with it, the last first. */
export const lockClaimsOfEra = (tx: Tx, eraId: string) =>
  lockedClaims(tx).where('r.era_id', '=', eraId).orderBy('r.position', 'desc').execute()

const lockedClaims = (tx: Tx) =>
  tx
    .selectFrom('era_claims as r')
    .innerJoin('eras as e', (join) =>
      join.onRef('e.agency_id', '=', 'r.agency_id').onRef('e.id', '=', 'r.era_id'),
    )
    .select((eb) => [
      'r.id',
      'r.era_id',
      'r.claim_id',
      'r.matched_by',
      'r.claim_number',
      'r.status_code',
      'r.charge_cents',
      'r.paid_cents',
      'r.payer_control_number',
      'r.state',
      'r.wait_reason',
      'r.round',
      'r.reversed_by',
      'r.note',
      'r.lock_version',
      'e.status as era_status',
      jsonArrayFrom(
        eb
          .selectFrom('era_adjustments as a')
          .select(['a.group_code as group', 'a.reason_code as reason'])
          .select('a.amount_cents as amount')
          .whereRef('a.agency_id', '=', 'r.agency_id')
          .whereRef('a.era_claim_id', '=', 'r.id'),
      ).as('adjustments'),
    ])
    .forUpdate(['r', 'e'])

/** What became of a claim of a remittance; how its claim was found is null by hand. */
export type Kept = {
  id: string
  claim_id: string | null
  matched_by: EraClaims['matched_by']
  state: AnswerState
  wait_reason: WaitReason | null
  round: number
  /** The answer that it takes back. */
  takes_back: string | null
  /** Why a person dismissed it; left out, it stays. */
  note?: string | null
}

/** Says what became of claims of remittances. */
export async function keepAnswers(tx: Tx, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return
  await sql`update era_claims r set claim_id = k.claim_id, matched_by = k.matched_by, state = k.state,
      wait_reason = k.wait_reason, round = k.round, note = coalesce(k.note, r.note), lock_version = r.lock_version + 1
    from json_to_recordset(${JSON.stringify(kept)}::json)
      as k (id uuid, claim_id uuid, matched_by text, state text, wait_reason text, round int, note text)
    where r.id = k.id`.execute(tx)
  for (const { id, takes_back: answer } of kept) {
    if (answer !== null) {
      await tx.updateTable('era_claims').set({ reversed_by: id }).where('id', '=', answer).execute()
    }
  }
}

/** Notes to which claims of ours recoveries of a payor belong. */
export async function keepRecoupments(
  tx: Tx,
  found: readonly { id: string; claim_id: string }[],
): Promise<void> {
  if (found.length === 0) return
  await sql`update era_provider_adjustments p set claim_id = k.claim_id
    from json_to_recordset(${JSON.stringify(found)}::json) as k (id uuid, claim_id uuid)
    where p.id = k.id`.execute(tx)
}

/** What these reversals took back holds again. */
export const releaseReversed = (tx: Tx, reversals: readonly string[]) =>
  tx
    .updateTable('era_claims')
    .set({ reversed_by: null })
    .where('reversed_by', 'in', reversals)
    .execute()

/** Why a person dismissed claims of a remittance, or took them back. */
export const noteAnswers = (tx: Tx, ids: readonly string[], note: string | null) =>
  tx.updateTable('era_claims').set({ note }).where('id', 'in', ids).execute()

/** A remittance is held or dismissed from now on. */
export const turnEra = (
  tx: Tx,
  id: string,
  to: { status: 'held' | 'dismissed'; reason: string; again?: boolean },
) =>
  tx
    .updateTable('eras')
    .set((eb) => ({
      status: to.status,
      held_reason: to.reason,
      posted_at: null,
      lock_version: eb('lock_version', '+', 1),
      round: eb('round', '+', to.again ? 1 : 0),
    }))
    .where('id', '=', id)
    .execute()
