import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

/** Whether a visit is one of a client of an office. */
export function isOfOffice(officeId: string): ExpressionWrapper<DB, 'visits', SqlBool> {
  const eb = expressionBuilder<DB, 'visits'>()
  return eb(
    'visits.client_id',
    'in',
    eb.selectFrom('clients').select('clients.id').where('clients.office_id', '=', officeId),
  )
}
