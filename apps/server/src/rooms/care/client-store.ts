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

/** An active payor, or the client's primary one where none is named. */
export const findPayorOf = (tx: Tx, clientId: string, payorId: string | null) =>
  tx
    .selectFrom('payors as p')
    .select(['p.id', 'p.type'])
    .where('p.status', '=', 'active')
    .where('p.id', '=', (eb) =>
      payorId === null
        ? eb.selectFrom('clients as c').select('c.primary_payor_id').where('c.id', '=', clientId)
        : eb.val(payorId),
    )
    .executeTakeFirst()
