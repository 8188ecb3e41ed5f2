import { anyOf, prepared } from '../../plumbing/db/prepared.ts'

/** What payors pay for services, with how they count units. */
export const findRatesOf = prepared((tx, { payorIds }: { payorIds: readonly string[] }) =>
  tx
    .selectFrom('payor_rates as r')
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'r.agency_id').onRef('p.id', '=', 'r.payor_id'),
    )
    .innerJoin('services as s', (join) =>
      join.onRef('s.agency_id', '=', 'r.agency_id').onRef('s.id', '=', 'r.service_id'),
    )
    .select([
      'r.payor_id',
      'r.service_id as serviceId',
      'r.start_date as startDate',
      'r.end_date as endDate',
      'r.cents_per_unit as centsPerUnit',
      'p.unit_rounding',
      's.minutes_per_unit',
    ])
    .where('r.payor_id', '=', anyOf(payorIds)),
)
