import { alertPriorities } from '@homeward/domain/collaboration/alerts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The most alerts that a phone shows of a client. */
const mostAlerts = 8

/** What somebody at the door has to know of these clients, and whom they call. */
export const findFieldClients = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('clients as c')
    .innerJoin('agencies as a', 'a.id', 'c.agency_id')
    .leftJoin('offices as o', (join) =>
      join
        .onRef('o.agency_id', '=', 'c.agency_id')
        .onRef('o.id', '=', 'c.office_id')
        .on('o.phone', 'is not', null),
    )
    .select((eb) => [
      'c.id',
      'c.do_not_resuscitate',
      'c.phone',
      sql<string | null>`nullif(c.settings ->> 'allergies', '')`.as('allergies'),
      eb
        .exists(
          eb
            .selectFrom('fobs as f')
            .select('f.id')
            .whereRef('f.agency_id', '=', 'c.agency_id')
            .whereRef('f.client_id', '=', 'c.id')
            .where('f.status', '=', 'active'),
        )
        .$castTo<boolean>()
        .as('has_fob'),
      eb.fn.coalesce('o.name', 'a.name').as('office_name'),
      eb.fn.coalesce('o.phone', 'a.phone').as('office_phone'),
      jsonArrayFrom(
        eb
          .selectFrom('open_alerts as l')
          .select(['l.id', 'l.title', 'l.priority'])
          .whereRef('l.agency_id', '=', 'c.agency_id')
          .where('l.subject_type', '=', 'client')
          .whereRef('l.subject_id', '=', 'c.id')
          .where('l.audience', '=', 'everyone')
          .orderBy(sql`array_position(${[...alertPriorities]}::text[], l.priority)`, 'desc')
          .orderBy('l.date')
          .orderBy('l.id')
          .limit(mostAlerts),
      ).as('alerts'),
    ])
    .where('c.id', 'in', ids)
    .execute()

export type FieldClientFacts = Awaited<ReturnType<typeof findFieldClients>>[number]
