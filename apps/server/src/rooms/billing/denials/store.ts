import type { FollowUpAction } from '@homeward/domain/billing/follow-up'
import { sql } from 'kysely'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { hasPart } from '../claims/store.ts'
import { findDenialRows } from './rows-store.ts'

type Filter = {
  kind: 'denied' | 'underpaid' | 'write_off' | 'refund'
  payor_id?: string
  service_id?: string
  owner?: 'me' | 'none'
  follow_up_action?: FollowUpAction
  code?: string
  search?: string
  sort: string
} & Paging

/** A page of claims that payors refused or underpaid. */
export async function findDenials(tx: Tx, filter: Filter, userId: string | null) {
  const { kind, payor_id: payor, service_id: service, owner, follow_up_action: action } = filter
  const matching = tx
    .selectFrom('claims')
    .$if(kind === 'denied' || kind === 'underpaid', (q) =>
      // Written out, as an index of these is not used for a value that comes with the statement.
      q.where(
        kind === 'denied'
          ? sql<boolean>`claims.denied_cents > 0`
          : sql<boolean>`claims.underpaid_cents > 0`,
      ),
    )
    .$if(kind === 'write_off' || kind === 'refund', (q) =>
      q.where('claims.id', 'in', (eb) =>
        eb
          .selectFrom(kind === 'refund' ? 'refunds' : 'write_offs')
          .select('claim_id')
          .where('state', '=', 'waiting'),
      ),
    )
    .$if(payor !== undefined, (q) => q.where('claims.payor_id', '=', payor ?? ''))
    .$if(service !== undefined, (q) => q.where('claims.service_id', '=', service ?? ''))
    .$if(action !== undefined, (q) => q.where('claims.follow_up_action', '=', action ?? 'other'))
    .$if(owner === 'me', (q) => q.where('claims.owner_id', '=', userId))
    .$if(owner === 'none', (q) => q.where('claims.owner_id', 'is', null))
    .$if(filter.code !== undefined, (q) =>
      q.where(sql<boolean>`${filter.code ?? ''} = any (claims.denied_codes)`),
    )
    .where((eb) => eb.and(searchPatterns(filter.search).map((pattern) => hasPart(pattern))))
  const column = filter.sort.replace(/^-/, '')
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const order = column === 'denied_cents' || column === 'start_date' ? column : 'denied_on'
  const { rows, meta } = await paged(
    tx,
    matching.select('claims.id').orderBy(`claims.${order}`, direction).orderBy('claims.id'),
    matching,
    filter,
  )
  return { rows: await detailed(tx, rows, findDenialRows), meta }
}

/** Refused claims of one payor and service with one reason, the one with the largest amount; empty without one. */
export type Refused = {
  payor_id: string
  payor: string
  service_id: string
  service: string
  code: string
  remark: string
  claims: number
  denied_cents: number
}

/** What is refused now. */
export async function sumRefused(tx: Tx): Promise<Refused[]> {
  const { rows } = await sql<Refused>`
    select d.payor_id, p.name as payor, d.service_id, s.label as service, d.code, d.remark, d.claims, d.denied_cents
    from (select agency_id, payor_id, service_id, coalesce(denied_codes[1], '') as code,
          coalesce(denied_remark, '') as remark, count(*)::int as claims, sum(denied_cents)::float8 as denied_cents
        from claims where denied_cents > 0 group by 1, 2, 3, 4, 5) d
      join payors p on p.agency_id = d.agency_id and p.id = d.payor_id
      join services s on s.agency_id = d.agency_id and s.id = d.service_id`.execute(tx)
  return rows
}
