import type { Tx } from '../../plumbing/db/pool.ts'

/** Which of the records that a client refers to exist and are in use. */
export async function findReferences(
  tx: Tx,
  named: {
    officeId: string | null
    payorId: string | null
    serviceId: string | null
    agentIds: readonly string[]
  },
): Promise<{
  office: boolean
  hasOffices: boolean
  payor: boolean
  service: boolean
  agentIds: Set<string>
}> {
  const open = tx.selectFrom('offices').select('id').where('status', '=', 'active')
  const used = tx.selectFrom('payors').select('id').where('status', '=', 'active')
  const given = tx.selectFrom('services').select('id').where('status', '!=', 'archived')
  const found = await tx
    .selectNoFrom((eb) => [
      eb.exists(open.where('id', '=', named.officeId)).as('office'),
      eb.exists(open).as('has_offices'),
      eb.exists(used.where('id', '=', named.payorId)).as('payor'),
      eb.exists(given.where('id', '=', named.serviceId)).as('service'),
    ])
    .executeTakeFirstOrThrow()
  const agents =
    named.agentIds.length === 0
      ? []
      : await tx.selectFrom('agents').select('id').where('id', 'in', named.agentIds).execute()
  return {
    office: Boolean(found.office),
    hasOffices: Boolean(found.has_offices),
    payor: Boolean(found.payor),
    service: Boolean(found.service),
    agentIds: new Set(agents.map(({ id }) => id)),
  }
}

/** Whether the client has any visit that is not canceled. */
export const hasVisits = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('visit_times')
    .select('id')
    .where('client_id', '=', id)
    .where('status', '!=', 'canceled')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether an active or scheduled care plan that is not over would create visits. */
export const hasCareplan = async (tx: Tx, id: string, today: string): Promise<boolean> =>
  (await tx
    .selectFrom('client_careplans')
    .select('id')
    .where('client_id', '=', id)
    .where('status', 'in', ['active', 'scheduled'])
    .where('end_date', '>=', today)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The version of a client; undefined where there is none. */
export const clientVersion = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await tx.selectFrom('clients').select('lock_version').where('id', '=', id).executeTakeFirst())
    ?.lock_version
