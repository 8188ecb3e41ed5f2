import { agentType } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { hashPassword } from '../plumbing/auth/password.ts'
import type { Database, Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId, type DemoOffice } from './data/agency.ts'
import { demoCaregivers, demoPassword, demoUsers } from './data/people.ts'

/**
 * Makes the accounts and answers their ids by username. Accounts belong to no agency and so to no
 * transaction of one: those that an interrupted load left are taken as they are.
 */
export async function loadUsers(db: Database): Promise<Map<string, string>> {
  const people = Object.entries(demoUsers)
  const users = await Promise.all(
    people.map(async ([username, person]) => ({
      id: uuid(),
      username,
      email: `${username}@blueridge.example`,
      phone: person.phone,
      name: `${person.firstName} ${person.lastName}`,
      password_hash: await hashPassword(demoPassword),
      super_admin: person.superAdmin === true,
    })),
  )
  await db.identity
    .insertInto('users')
    .values(users)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute()
  const rows = await db.identity
    .selectFrom('users')
    .select(['id', 'username'])
    .where(
      'username',
      'in',
      people.map(([username]) => username),
    )
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/** Makes everybody who works for the agency, with and without an account. */
export async function loadAgents(
  tx: Tx,
  users: ReadonlyMap<string, string>,
  offices: Readonly<Record<DemoOffice, string>>,
): Promise<void> {
  const people = [
    ...Object.entries(demoUsers).map(([username, person]) => ({
      ...person,
      userId: users.get(username) ?? null,
      status: 'active' as const,
    })),
    ...demoCaregivers.map((person) => ({
      ...person,
      userId: null,
      status: person.status ?? ('active' as const),
    })),
  ].map((person) => ({ ...person, id: uuid() }))
  await tx
    .insertInto('agents')
    .values(
      people.map((person) => ({
        agency_id: demoAgencyId,
        id: person.id,
        user_id: person.userId,
        first_name: person.firstName,
        last_name: person.lastName,
        role: person.role,
        type: agentType(person.role),
        status: person.status,
        phone: person.phone,
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
}
