import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { VerificationStatus } from '@homeward/domain/verification/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { metaOf, type Paging, refuseTooDeep } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { ownCodesKept } from '../reasons/kept-store.ts'
import { isShown, type Shown } from '../shown/shown-store.ts'
import { isMine } from './queued-store.ts'

type Cleared = Shown & {
  /** Reviewed or noted in this span. */
  from: string
  before: string
  mine: boolean
  askerId: string | null
}

const cleared = (tx: Tx, asked: Cleared) => {
  const reviewed = tx
    .selectFrom('visits')
    .selectAll('visits')
    .select('visits.reviewed_at as cleared_at')
    .where('visits.status', '=', 'approved')
    .where('visits.reviewed_at', '>=', asked.from)
    .where('visits.reviewed_at', '<', asked.before)
  const missed = tx
    .selectFrom('visits')
    .selectAll('visits')
    .select('visits.canceled_at as cleared_at')
    .where('visits.status', '=', 'canceled')
    .where('visits.missed_reason', 'is not', null)
    .where('visits.canceled_at', '>=', asked.from)
    .where('visits.canceled_at', '<', asked.before)
  return tx
    .selectFrom(reviewed.unionAll(missed).as('visits'))
    .where(isShown(asked))
    .where(sql<SqlBool>`(not ${asked.mine}::boolean or ${isMine(asked)})`)
}

const pageOf = prepared((tx, asked: Cleared & { most: number; skipped: number }) =>
  tx
    .selectFrom(cleared(tx, asked).selectAll('visits').as('v'))
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as g', (join) =>
      join.onRef('g.agency_id', '=', 'v.agency_id').onRef('g.id', '=', 'v.agent_id'),
    )
    .select([
      'v.id',
      'v.lock_version',
      'v.status',
      'v.client_id',
      'c.name as client_name',
      'v.agent_id',
      'g.name as agent_name',
      'v.scheduled_date',
      'v.starts_at',
      'v.ends_at',
      'v.overlap_reason',
      'v.review_reason',
      'v.review_note',
      'v.missed_reason',
      'v.missed_note',
      'v.reviewed_duration',
      'v.reviewed_by_name',
      'v.canceled_by_name',
      'v.cleared_at',
      ownCodesKept.as('own_codes'),
      sql<boolean>`exists (select from live_signatures x
        where x.agency_id = v.agency_id and x.subject_type = 'visit' and x.subject_id = v.id
          and x.signer_role = 'client' and x.waived_at >= ${asked.from}::timestamptz)`.as('waived'),
      sql<ClaimStatus[]>`coalesce((select array_agg(k.status) from visit_claims k
        where k.agency_id = v.agency_id and k.visit_id = v.id), '{}')`.as('claims'),
      sql<VerificationStatus[]>`coalesce((select array_agg(w.status) from visit_verifications w
        where w.agency_id = v.agency_id and w.visit_id = v.id), '{}')`.as('verifications'),
      sql<number>`(count(*) over ())::int`.as('rows_in_all'),
    ])
    .orderBy('v.cleared_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(asked.most)
    .offset(asked.skipped),
)

/** A page of the visits that were cleared in a span, the last one first. */
export async function findCleared(
  tx: Tx,
  asked: Cleared,
  { page, items }: Pick<Paging, 'page' | 'items'>,
) {
  const skipped = (page - 1) * items
  refuseTooDeep(skipped)
  const rows = await pageOf(tx, { ...asked, most: Math.max(items, 1), skipped })
  const counted =
    rows.length > 0 || skipped === 0 ? rows : await pageOf(tx, { ...asked, most: 1, skipped: 0 })
  return { rows: rows.slice(0, items), meta: metaOf({ page, items }, counted[0]?.rows_in_all ?? 0) }
}

export type ClearedVisit = Awaited<ReturnType<typeof findCleared>>['rows'][number]
