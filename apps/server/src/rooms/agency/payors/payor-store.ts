import type { FilingIndicator } from '@homeward/domain/agency/vocabulary'
import type { PayorType } from '@homeward/domain/agency/vocabulary'
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB, Payors } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { accountIn } from './account-store.ts'

const columns = [
  'id',
  'name',
  'type',
  'status',
  'payer_id',
  'receiver_name',
  'receiver_id',
  'submitter_id',
  'unit_rounding',
  'timely_filing_days',
  'claim_grouping',
  'answer_days',
  'first_appeal_days',
  'second_appeal_days',
  'member_id_pattern',
  'evv_account_id',
  'aggregator_account_id',
  'clearinghouse_account_id',
  'place_of_service',
  'billing_provider',
  'provider_number',
  'rendering_provider',
  'provider_id_kind',
  'rendering_taxonomy',
  'supervising_agent_id',
  'required_checks',
  'required_credentials',
  'phone',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'lock_version',
] as const

const filingIndicator = sql<FilingIndicator>`filing_indicator`.as('filing_indicator')

const rates = (eb: ExpressionBuilder<DB, 'payors'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('payor_rates as r')
      .innerJoin('service_labels as s', (join) =>
        join.onRef('s.agency_id', '=', 'r.agency_id').onRef('s.id', '=', 'r.service_id'),
      )
      .select(['r.id', 'r.service_id', 'r.start_date', 'r.end_date', 'r.cents_per_unit'])
      .select('s.label as service_label')
      .whereRef('r.agency_id', '=', 'payors.agency_id')
      .whereRef('r.payor_id', '=', 'payors.id')
      .orderBy('r.start_date', 'desc')
      .orderBy('r.id'),
  ).as('rates')

const accounts = (eb: ExpressionBuilder<DB, 'payors'>) => [
  accountIn(eb, 'payors.evv_account_id').as('evv_account'),
  accountIn(eb, 'payors.aggregator_account_id').as('aggregator_account'),
  accountIn(eb, 'payors.clearinghouse_account_id').as('clearinghouse_account'),
]

const supervisor = (eb: ExpressionBuilder<DB, 'payors'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('agent_names as g')
      .select(['g.id', 'g.name'])
      .whereRef('g.agency_id', '=', 'payors.agency_id')
      .whereRef('g.id', '=', 'payors.supervising_agent_id'),
  ).as('supervising_agent')

type Filter = {
  search?: string | undefined
  status: 'active' | 'archived' | 'all'
  type?: PayorType | undefined
} & Paging

/** Payors by name, each with its rates, newest first. */
export function findPayors(tx: Tx, filter: Filter) {
  let matching = tx.selectFrom('payors')
  if (filter.status !== 'all') matching = matching.where('status', '=', filter.status)
  if (filter.type) matching = matching.where('type', '=', filter.type)
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where((eb) =>
      eb.or([eb('name', 'ilike', pattern), eb('payer_id', 'ilike', pattern)]),
    )
  }
  const ordered = matching
    .select((eb) => [...columns, filingIndicator, rates(eb), ...accounts(eb), supervisor(eb)])
    .orderBy(({ fn }) => fn('lower', ['name']))
    .orderBy('id')
  return paged(tx, ordered, matching, filter)
}

export type PayorWithRates = NonNullable<Awaited<ReturnType<typeof findPayor>>>

export const findPayor = (tx: Tx, id: string) =>
  tx
    .selectFrom('payors')
    .select((eb) => [...columns, filingIndicator, rates(eb), ...accounts(eb), supervisor(eb)])
    .where('id', '=', id)
    .executeTakeFirst()

/** Locked, so its rates change one after the other. */
export const lockPayor = (tx: Tx, id: string) =>
  tx
    .selectFrom('payors')
    .select((eb) => [...columns, filingIndicator, rates(eb), ...accounts(eb), supervisor(eb)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertPayorRow = (tx: Tx, payor: Insertable<Payors>) =>
  tx.insertInto('payors').values(payor).execute()

/** Writes a change of a payor that was locked before. */
export const updatePayorRow = (tx: Tx, id: string, change: Updateable<Payors>) =>
  tx
    .updateTable('payors')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The agency's identity in files for a payor without a submitter ID. */
export const findNpi = (tx: Tx) =>
  tx.selectFrom('agencies').select(['npi', 'tax_id']).executeTakeFirstOrThrow()

/** Someone who works for the agency now. */
export const findActiveAgent = (tx: Tx, id: string) =>
  tx
    .selectFrom('agent_names')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
