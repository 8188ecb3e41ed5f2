import { caregiverRoles } from '@homeward/domain/identity/roles'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Subject } from '../../files/door.ts'

/**
 * Who of these usernames works for the agency and may see the subject: the office everything,
 * caregivers their own visits and clients.
 */
export async function findMentioned(
  tx: Tx,
  usernames: readonly string[],
  subject: Subject<'comment'>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where('a.status', '=', 'active')
    .where('u.username', 'in', usernames)
    .where((eb) => {
      const visits = eb
        .selectFrom('visits as v')
        .whereRef('v.agency_id', '=', 'a.agency_id')
        .whereRef('v.agent_id', '=', 'a.id')
        .where('v.status', 'not in', ['canceled', 'archived'])
      const own = {
        visit: eb.exists(visits.where('v.id', '=', subject.id)),
        client: eb.exists(visits.where('v.client_id', '=', subject.id)),
        agent: eb.lit(false),
      }
      return eb.or([eb('a.role', 'not in', caregiverRoles), own[subject.type]])
    })
    .execute()
  return rows.map(({ id }) => id)
}
