import type { Insertable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VisitServices, Visits } from '../../../plumbing/db/schema.generated.ts'

/** The client's primary payor; undefined where there is no such client. */
export const findClientPayor = (tx: Tx, clientId: string) =>
  tx.selectFrom('clients').select('primary_payor_id').where('id', '=', clientId).executeTakeFirst()

/** Whether what the office adds waits until it is published. */
export const addsDrafts = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('agencies').select('schedule_drafts').executeTakeFirstOrThrow())
    .schedule_drafts

/** Stores a visit with its services, in their order; answers the version that it has. */
export async function insertVisit(
  tx: Tx,
  row: Insertable<Visits>,
  services: readonly Pick<Insertable<VisitServices>, 'service_id' | 'minutes'>[],
): Promise<number> {
  const { lock_version } = await tx
    .insertInto('visits')
    .values(row)
    .returning('lock_version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('visit_services')
    .values(
      services.map((service, at) => ({
        ...service,
        agency_id: row.agency_id,
        visit_id: row.id,
        position: at + 1,
      })),
    )
    .execute()
  return lock_version
}
