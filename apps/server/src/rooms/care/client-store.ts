import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** The facts that decide whether visits are planned for a client. */
export const findClientInCare = (tx: Tx, id: string) =>
  tx
    .selectFrom('clients as c')
    .select([
      'c.name',
      'c.status',
      sql<SqlBool>`exists (select from client_addresses d
        where d.agency_id = c.agency_id and d.client_id = c.id and d."primary")`
        .$castTo<boolean>()
        .as('has_address'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
