import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { holding } from '../../../plumbing/db/holding.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AgentPrivateProfiles, Agents } from '../../../plumbing/db/schema.generated.ts'

/** People with everything that their page shows. */
const profiles = (tx: Tx) =>
  tx
    .selectFrom('agents as a')
    .leftJoin('agent_private_profiles as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.agent_id', '=', 'a.id'),
    )
    .selectAll('a')
    .select((eb) => [
      'p.gender',
      'p.birthdate',
      'p.social_security_number_sealed',
      'p.medicaid_id_sealed',
      'p.hire_date',
      'p.termination_date',
      'p.pay_rate',
      'p.citizen',
      'p.felon',
      'p.employment_type',
      'p.languages',
      jsonObjectFrom(
        eb
          .selectFrom('users as u')
          .select(['u.id', 'u.username', 'u.email'])
          .whereRef('u.id', '=', 'a.user_id'),
      ).as('user'),
      jsonArrayFrom(
        eb
          .selectFrom('assignments as s')
          .innerJoin('offices as o', (join) =>
            join.onRef('o.agency_id', '=', 's.agency_id').onRef('o.id', '=', 's.office_id'),
          )
          .select(['s.id', 's.office_id', 'o.name as office_name', 's.limited'])
          .whereRef('s.agency_id', '=', 'a.agency_id')
          .whereRef('s.agent_id', '=', 'a.id')
          .orderBy('o.name')
          .orderBy('s.id'),
      ).as('assignments'),
      jsonArrayFrom(
        eb
          .selectFrom('agent_addresses as d')
          .select([
            'd.id',
            'd.street',
            'd.unit',
            'd.city',
            'd.county',
            'd.state',
            'd.zip',
            'd.location_type',
            'd.primary',
            'd.latitude',
            'd.longitude',
          ])
          .whereRef('d.agency_id', '=', 'a.agency_id')
          .whereRef('d.agent_id', '=', 'a.id')
          .orderBy('d.primary', 'desc')
          .orderBy('d.id'),
      ).as('addresses'),
      jsonArrayFrom(
        eb
          .selectFrom('agent_emergency_contacts as e')
          .select(['e.id', 'e.name', 'e.phone', 'e.relationship', 'e.email'])
          .whereRef('e.agency_id', '=', 'a.agency_id')
          .whereRef('e.agent_id', '=', 'a.id')
          .orderBy('e.id'),
      ).as('emergency_contacts'),
      jsonArrayFrom(
        eb
          .selectFrom('agent_provider_numbers as n')
          .innerJoin('payors as y', (join) =>
            join.onRef('y.agency_id', '=', 'n.agency_id').onRef('y.id', '=', 'n.payor_id'),
          )
          .select(['n.id', 'n.payor_id', 'y.name as payor_name', 'n.number'])
          .whereRef('n.agency_id', '=', 'a.agency_id')
          .whereRef('n.agent_id', '=', 'a.id')
          .orderBy('y.name')
          .orderBy('n.id'),
      ).as('provider_numbers'),
    ])

export type AgentProfile = NonNullable<Awaited<ReturnType<typeof findAgent>>>

export const findAgent = (tx: Tx, id: string) =>
  profiles(tx).where('a.id', '=', id).executeTakeFirst()

const hold = holding((tx) => tx.selectFrom('agents'))

/** Locked, so two changes of one person run one after the other. */
export async function lockAgent(tx: Tx, id: string) {
  await hold(tx, id)
  return findAgent(tx, id)
}

export const insertAgent = (tx: Tx, agent: Insertable<Agents>) =>
  tx.insertInto('agents').values(agent).execute()

/** Writes a change of a person who was locked before. */
export const updateAgentRow = (tx: Tx, id: string, change: Updateable<Agents>) =>
  tx
    .updateTable('agents')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Writes the fields of a private profile that were given; the others stay. */
export async function savePrivateProfile(
  tx: Tx,
  key: { agency_id: string; agent_id: string },
  fields: Updateable<AgentPrivateProfiles>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return
  await tx
    .insertInto('agent_private_profiles')
    .values({ ...fields, ...key })
    .onConflict((conflict) => conflict.columns(['agency_id', 'agent_id']).doUpdateSet(fields))
    .execute()
}

/** Whether somebody else of the agency has a social security number, by its keyed hashes. */
export const isNumberTaken = async (
  tx: Tx,
  indexes: readonly Buffer[],
  but: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('agent_private_profiles')
    .select('agent_id')
    .where('social_security_number_index', 'in', indexes)
    .where('agent_id', '<>', but)
    .executeTakeFirst()) !== undefined

/** Waits for other changes of unique values in the agency, and locks them until the end. */
export const takeTurns = (tx: Tx, agencyId: string, about: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId}:${about}`}, 0))`.execute(tx)

export const countOtherOwners = async (tx: Tx, agentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('agents')
      .select(({ fn }) => fn.countAll<number>().as('owners'))
      .where('role', '=', 'owner')
      .where('status', '=', 'active')
      .where('id', '<>', agentId)
      .executeTakeFirstOrThrow()
  ).owners

/** Who of the agency has a phone number, as a contact or to sign in; `but` may have it. */
export const findByPhone = (tx: Tx, phone: string, but: string | null) =>
  tx
    .selectFrom('agents as a')
    .select(['a.id', 'a.name', 'a.status'])
    .where((eb) =>
      eb.or([
        eb('a.phone', '=', phone),
        eb('a.user_id', 'in', (q) =>
          q.selectFrom('users as u').select('u.id').where('u.phone', '=', phone),
        ),
      ]),
    )
    .$if(but !== null, (q) => q.where('a.id', '<>', but))
    .orderBy('a.status')
    .orderBy('a.id')
    .executeTakeFirst()

/** Whether somebody outside of the agency signs in with a phone number. */
export const signsInElsewhere = async (tx: Tx, phone: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select app.phone_signs_in_elsewhere(${phone}) as taken`.execute(tx)
  return rows[0]?.taken === true
}
