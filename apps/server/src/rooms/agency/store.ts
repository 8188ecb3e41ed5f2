import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'

type Filter = { search?: string | undefined; page: number; items: number }

/** Offices that are open, by name. */
export function findOffices(tx: Tx, filter: Filter) {
  let matching = tx.selectFrom('offices').where('status', '=', 'active')
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where('name', 'ilike', pattern)
  }
  return paged(matching.select(['id', 'name']).orderBy('name').orderBy('id'), matching, filter)
}

/** Payors in use, by name, each with its rates, newest first. */
export function findPayors(tx: Tx, filter: Filter) {
  let matching = tx.selectFrom('payors').where('status', '=', 'active')
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where('name', 'ilike', pattern)
  }
  return paged(
    matching
      .select((eb) => [
        'id',
        'name',
        'type',
        'payer_id',
        'unit_rounding',
        'timely_filing_days',
        jsonArrayFrom(
          eb
            .selectFrom('payor_rates as r')
            .select(['r.id', 'r.service_id', 'r.start_date', 'r.end_date', 'r.cents_per_unit'])
            .whereRef('r.agency_id', '=', 'payors.agency_id')
            .whereRef('r.payor_id', '=', 'payors.id')
            .orderBy('r.start_date', 'desc')
            .orderBy('r.id'),
        ).as('rates'),
      ])
      .orderBy('name')
      .orderBy('id'),
    matching,
    filter,
  )
}
