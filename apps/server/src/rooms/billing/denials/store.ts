import type { FollowUpAction } from '@homeward/domain/billing/follow-up'
import { sql } from 'kysely'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { findDenialRows } from './rows-store.ts'
import { saidLast } from './last-said-store.ts'

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
      q.where(
        sql<boolean>`exists (select from era_adjustments a
          where a.agency_id = claims.agency_id and a.era_claim_id = ${saidLast('r.id')}
            and a.reason_code = ${filter.code ?? ''})`,
      ),
    )
    .where((eb) =>
      eb.and(
        searchPatterns(filter.search).map(
          (pattern) => sql<boolean>`(claims.number ilike ${pattern} or claims.client_id = any(array(
            select id from app.clients_found(array[${pattern}]))))`,
        ),
      ),
    )
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
    select claims.payor_id, p.name as payor, claims.service_id, s.label as service,
      coalesce(a.reason_code, '') as code, coalesce(a.remark, '') as remark,
      count(*)::int as claims, sum(claims.denied_cents)::float8 as denied_cents
    from claims
      join payors p on p.agency_id = claims.agency_id and p.id = claims.payor_id
      join services s on s.agency_id = claims.agency_id and s.id = claims.service_id
      left join lateral (
        select a.reason_code, coalesce(r.remarks[1], (select l.remarks[1] from era_charges l
          where l.agency_id = r.agency_id and l.era_claim_id = r.id and l.remarks <> '{}'
          order by l.id limit 1)) as remark
        from era_adjustments a join era_claims r on r.agency_id = a.agency_id and r.id = a.era_claim_id
        where a.agency_id = claims.agency_id and a.era_claim_id = ${saidLast('r.id')}
        order by a.amount_cents desc, a.reason_code limit 1) a on true
    where claims.denied_cents > 0
    group by claims.payor_id, p.name, claims.service_id, s.label, 5, 6`.execute(tx)
  return rows
}
