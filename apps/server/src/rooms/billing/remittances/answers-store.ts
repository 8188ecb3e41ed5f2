import type { AnswerState, WaitReason } from '@homeward/domain/billing/answers'
import { type Expression, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Days = { start_date: string; end_date: string }
type Sorted = { sort: string } & Paging

type AnswerFilter = {
  state?: AnswerState
  wait_reason?: WaitReason
  by_date?: Days
  era_id?: string
  claim_id?: string
  search?: string
} & Sorted

const answers = (tx: Tx) =>
  tx
    .selectFrom('era_claims')
    .innerJoin('eras', (join) =>
      join
        .onRef('eras.agency_id', '=', 'era_claims.agency_id')
        .onRef('eras.id', '=', 'era_claims.era_id'),
    )
    .leftJoin('claims', (join) =>
      join
        .onRef('claims.agency_id', '=', 'era_claims.agency_id')
        .onRef('claims.id', '=', 'era_claims.claim_id'),
    )
    .leftJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'claims.agency_id')
        .onRef('clients.id', '=', 'claims.client_id'),
    )

/** A page of the claims of all remittances. */
export async function findAnswerRows(tx: Tx, filter: AnswerFilter) {
  const { state, wait_reason: reason, by_date: days, era_id: era, claim_id: claim, search } = filter
  const matching = tx
    .selectFrom('era_claims')
    .$if(state !== undefined, (q) => q.where('era_claims.state', '=', state ?? 'waiting'))
    .$if(reason !== undefined, (q) => q.where('era_claims.wait_reason', '=', reason ?? 'undone'))
    .$if(days !== undefined, (q) =>
      q
        .where('era_claims.service_date', '>=', days?.start_date ?? '')
        .where('era_claims.service_date', '<=', days?.end_date ?? ''),
    )
    .$if(era !== undefined, (q) => q.where('era_claims.era_id', '=', era ?? ''))
    .$if(claim !== undefined, (q) => q.where('era_claims.claim_id', '=', claim ?? ''))
    .where((eb) => eb.and(searched(search)))
  const [column, direction] = sortOf(filter.sort)
  const { rows, meta } = await paged(
    tx,
    matching
      .select('era_claims.id')
      .orderBy(sql`${sql.ref(`era_claims.${column}`)} ${sql.raw(direction)} nulls last`)
      .orderBy('era_claims.id'),
    matching,
    filter,
  )
  return { rows: await detailed(tx, rows, findShownAnswers), meta }
}

/** What the list shows of claims of remittances. */
const findShownAnswers = (tx: Tx, { ids }: { ids: readonly string[] }) =>
  answers(tx)
    .select([
      'era_claims.id',
      'era_claims.era_id',
      'eras.payer_name',
      'eras.trace_number',
      'eras.status as era_status',
      'era_claims.claim_number',
      'era_claims.claim_id',
      'claims.number as our_number',
      'clients.first_name',
      'clients.last_name',
      'era_claims.patient_name',
      'era_claims.service_date',
      'era_claims.status_code',
      'era_claims.charge_cents',
      'era_claims.paid_cents',
      'era_claims.patient_cents',
      'era_claims.state',
      'era_claims.wait_reason',
      'era_claims.note',
      'era_claims.reversed_by',
    ])
    .where('era_claims.id', 'in', ids)
    .execute()

/** Finds in the number, the patient, the payor and the check. */
const searched = (search: string | undefined): Expression<SqlBool>[] =>
  searchPatterns(search).map(
    (
      pattern,
    ) => sql<boolean>`(era_claims.claim_number ilike ${pattern} or era_claims.patient_name ilike ${pattern}
      or era_claims.era_id in (select id from eras where payer_name ilike ${pattern} or trace_number ilike ${pattern})
      or exists (select from claims c where c.agency_id = era_claims.agency_id and c.id = era_claims.claim_id
        and c.number ilike ${pattern}))`,
  )

type ChargeFilter = {
  group?: string
  code?: string
  by_date?: Days
  search?: string
} & Sorted

/** A page of the charges of all remittances. */
export function findChargeRows(tx: Tx, filter: ChargeFilter) {
  const { group, code, by_date: days, search } = filter
  const matching = answers(tx)
    .innerJoin('era_charges', (join) =>
      join
        .onRef('era_charges.agency_id', '=', 'era_claims.agency_id')
        .onRef('era_charges.era_claim_id', '=', 'era_claims.id'),
    )
    .$if(days !== undefined, (q) =>
      q
        .where('era_charges.service_date', '>=', days?.start_date ?? '')
        .where('era_charges.service_date', '<=', days?.end_date ?? ''),
    )
    .$if(group !== undefined || code !== undefined, (q) =>
      q.where(
        sql<boolean>`(exists (select from era_adjustments a
          where a.agency_id = era_charges.agency_id and a.era_claim_id = era_claims.id
            and (a.era_charge_id = era_charges.id or a.era_charge_id is null)
            and a.group_code = coalesce(${group ?? null}, a.group_code)
            and a.reason_code = coalesce(${code ?? null}, a.reason_code))
          or ${group === undefined} and ${code ?? ''} = any (era_charges.remarks || era_claims.remarks))`,
      ),
    )
    .where((eb) => eb.and(searched(search)))
  const [column, direction] = sortOf(filter.sort)
  return paged(
    tx,
    matching
      .select((eb) => [
        'era_charges.id',
        'era_claims.era_id',
        'eras.payer_name',
        'eras.trace_number',
        'era_claims.claim_number',
        'era_claims.claim_id',
        'claims.number as our_number',
        'clients.first_name',
        'clients.last_name',
        'era_charges.service_date',
        'era_charges.procedure',
        sql<number | null>`era_charges.units::float8`.as('units'),
        'era_charges.charge_cents',
        'era_charges.paid_cents',
        'era_charges.remarks',
        jsonArrayFrom(
          eb
            .selectFrom('era_adjustments as a')
            .select(['a.group_code', 'a.reason_code', 'a.amount_cents'])
            .whereRef('a.agency_id', '=', 'era_charges.agency_id')
            .whereRef('a.era_charge_id', '=', 'era_charges.id')
            .whereRef('a.era_claim_id', '=', 'era_claims.id')
            .orderBy('a.id'),
        ).as('adjustments'),
      ])
      .orderBy(sql`${sql.ref(`era_charges.${column}`)} ${sql.raw(direction)} nulls last`)
      .orderBy('era_charges.id'),
    matching,
    filter,
  )
}

function sortOf(sort: string): ['service_date' | 'charge_cents' | 'paid_cents', 'asc' | 'desc'] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = sort.replace(/^-/, '')
  return column === 'charge_cents' || column === 'paid_cents'
    ? [column, direction]
    : ['service_date', direction]
}
