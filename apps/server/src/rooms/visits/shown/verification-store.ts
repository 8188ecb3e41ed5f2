import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

/** The EVV vendors of the visit `v` of the surrounding statement, by the name of the account. */
export const verificationsOf = jsonArrayFrom(
  expressionBuilder<DB>()
    .selectFrom('visit_verifications as w')
    .innerJoin('integration_accounts as i', (join) =>
      join.onRef('i.agency_id', '=', 'w.agency_id').onRef('i.id', '=', 'w.account_id'),
    )
    .select([
      'w.id',
      'w.status',
      'w.claim_status',
      'w.problems',
      'w.told',
      'w.sent_at',
      'w.verified_at',
      'i.vendor',
      'i.name as account_name',
    ])
    .where('w.agency_id', '=', sql.ref<string>('v.agency_id'))
    .where('w.visit_id', '=', sql.ref<string>('v.id'))
    .orderBy('i.name')
    .orderBy('w.id'),
)

/** The procedure code that the visit `v` is told with: that of its first service with one. */
export const serviceCodeOf = sql<string | null>`(select s.procedure_code
  from visit_services l
  join services s on s.agency_id = l.agency_id and s.id = l.service_id
  where l.agency_id = v.agency_id and l.visit_id = v.id and s.procedure_code <> ''
  order by l.position limit 1)`
