import { agentType } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { hashPassword } from '../plumbing/auth/password.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId, type DemoOffice } from './data/agency.ts'
import { demoCaregivers, demoUsers } from './data/people.ts'
import { crowdCaregivers } from './crowd/people.ts'
import type { DemoScale } from './scale.ts'
import type { Stage } from './stage.ts'
import { demoPassword } from '@homeward/domain/identity/demo-people'

/** Of the nurse who supervises the caregivers. */
const nurseNpi = '1844005672'

type Account = (typeof demoCaregivers)[number] & { username: string; superAdmin?: true }

const accountsOf = (scale: DemoScale): readonly Account[] => [
  ...Object.entries(demoUsers).map(([username, person]) => ({ ...person, username })),
  ...[...demoCaregivers, ...crowdCaregivers(scale)].map((person) => ({
    ...person,
    username: usernameOf(person),
  })),
]

/** 'lourdes.pena' of Lourdes Peña. */
function usernameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '')
  return plain.toLowerCase()
}

/**
 * Makes the accounts and answers their ids by username. Accounts belong to no agency and so to no
 * transaction of one: those that an interrupted load left are taken as they are.
 */
export async function loadUsers({ db, now, scale }: Stage): Promise<Map<string, string>> {
  const accounts = accountsOf(scale)
  const users = await Promise.all(
    accounts.map(async ({ username, ...person }) => ({
      id: uuid(),
      username,
      email: `${username}@blueridge.example`,
      phone: person.phone,
      name: `${person.firstName} ${person.lastName}`,
      ...(username in demoUsers && {
        password_hash: await hashPassword(demoPassword),
        activated_at: now.toISOString(),
      }),
      super_admin: person.superAdmin === true,
    })),
  )
  await db.identity
    .insertInto('users')
    .values(users)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute()
  const usernames = accounts.map(({ username }) => username)
  const rows = await db.identity
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/** Makes everybody who works for the agency; answers the ID of the nurse. */
export async function loadAgents(
  tx: Tx,
  users: ReadonlyMap<string, string>,
  offices: Readonly<Record<DemoOffice, string>>,
  scale: DemoScale,
): Promise<string> {
  const people = accountsOf(scale).map((person) => ({ ...person, id: uuid() }))
  const nurse = people.find(({ username }) => username === 'nurse')
  if (!nurse) throw new Error('The demo has a nurse.')
  await tx
    .insertInto('agents')
    .values(
      people.map((person, at) => ({
        agency_id: demoAgencyId,
        id: person.id,
        user_id: users.get(person.username) ?? null,
        first_name: person.firstName,
        last_name: person.lastName,
        role: person.role,
        type: agentType(person.role),
        status: person.status ?? 'active',
        phone: person.phone,
        email: `${person.username}@blueridge.example`,
        npi: person === nurse ? nurseNpi : null,
        provider_number: agentType(person.role) === 'Caregiver' ? `NC${40_000 + at * 7}` : null,
      })),
    )
    .execute()
  await tx
    .insertInto('assignments')
    .values(
      people.flatMap((person) =>
        person.offices.map((office) => ({
          agency_id: demoAgencyId,
          id: uuid(),
          agent_id: person.id,
          office_id: offices[office],
        })),
      ),
    )
    .execute()
  return nurse.id
}
