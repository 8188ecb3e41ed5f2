import type { Tx } from '../../../plumbing/db/pool.ts'

/** Names of active payors or offices by id. */
export async function findNames(
  tx: Tx,
  table: 'payors' | 'offices',
): Promise<Record<string, string>> {
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/**
 * People of the same name with the same birthdate or phone. Whom an import brought in and took back
 * again was never really there.
 */
export const findSamePeople = (
  tx: Tx,
  person: {
    first_name: string
    last_name: string
    birthdate: string | null
    phone: string | null
  },
) =>
  tx
    .selectFrom('agents')
    .leftJoin('agent_private_profiles', (join) =>
      join
        .onRef('agent_private_profiles.agency_id', '=', 'agents.agency_id')
        .onRef('agent_private_profiles.agent_id', '=', 'agents.id'),
    )
    .select('agents.id')
    .where((eb) => eb.fn('lower', ['agents.last_name']), '=', person.last_name.toLowerCase())
    .where((eb) => eb.fn('lower', ['agents.first_name']), '=', person.first_name.toLowerCase())
    .where((eb) =>
      eb.or([
        eb('agent_private_profiles.birthdate', '=', person.birthdate),
        eb('agents.phone', '=', person.phone),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('import_rows as r')
            .select('r.line')
            .whereRef('r.agency_id', '=', 'agents.agency_id')
            .whereRef('r.record_id', '=', 'agents.id')
            .where('r.state', '=', 'undone'),
        ),
      ),
    )
    .limit(10)
    .execute()
