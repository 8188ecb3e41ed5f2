import type { Tx } from '../../../plumbing/db/pool.ts'

/** People of the same name with the same birthdate or phone. */
export const likelyAgents = async (
  tx: Tx,
  person: {
    first_name: string
    last_name: string
    birthdate: string | null
    phone: string | null
  },
): Promise<string[]> => {
  const rows = await tx
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
    .execute()
  return rows.map(({ id }) => id)
}

/** The version of an agent; undefined where there is none. */
export const agentVersion = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await tx.selectFrom('agents').select('lock_version').where('id', '=', id).executeTakeFirst())
    ?.lock_version
