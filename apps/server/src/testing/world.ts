import { roles, type Role, agentType } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { freshToken, hashToken } from '../plumbing/auth/token.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import type { Caller } from './call.ts'
import { aCatalogue, type Catalogue } from './catalogue.ts'
import type { TestServer } from './test-server.ts'

export type Person = Caller & { userId: string; agentId: string; token: string }

/** An agency with one signed-in person per role, a payor, a service and its rate. */
export type World = Catalogue & { agencyId: string; officeId: string } & Record<Role, Person>

/** A fresh agency, of no other test. */
export async function anAgency(app: TestServer, timeZone = 'America/New_York'): Promise<World> {
  const agencyId = uuid()
  const officeId = uuid()
  const rest = await inAgency(app.db, agencyId, async (tx) => {
    await tx
      .insertInto('agencies')
      .values({
        id: agencyId,
        name: `Agency ${agencyId.slice(-6)}`,
        time_zone: timeZone,
        npi: '1234567893',
        tax_id: '561234567',
        taxonomy_code: '253Z00000X',
        phone: '9195550100',
        street: '100 Main St',
        city: 'Raleigh',
        state: 'NC',
        zip: '276011234',
      })
      .execute()
    await tx
      .insertInto('offices')
      .values({ agency_id: agencyId, id: officeId, name: 'Main office' })
      .execute()
    return aCatalogue(tx, agencyId)
  })
  const people = await somePeople(app, agencyId, roles, officeId)
  return { agencyId, officeId, ...rest, ...people }
}

/** Somebody with a role in an agency, already signed in. */
export async function aPerson(
  app: TestServer,
  agencyId: string,
  role: Role,
  officeId: string,
): Promise<Person> {
  return (await somePeople(app, agencyId, [role], officeId))[role]
}

/** One person for each of these roles, in one statement per table. */
async function somePeople<Of extends Role>(
  app: TestServer,
  agencyId: string,
  of: readonly Of[],
  officeId: string,
): Promise<Record<Of, Person>> {
  const people = of.map((role) => ({
    role,
    userId: uuid(),
    agentId: uuid(),
    assignmentId: uuid(),
    token: freshToken(),
  }))
  await app.db.identity
    .insertInto('users')
    .values(
      people.map(({ role, userId }) => ({
        id: userId,
        username: `${role}-${userId.slice(-12)}`,
        name: `Test ${role}`,
      })),
    )
    .execute()
  const ids = { agency_id: agencyId }
  await inAgency(app.db, agencyId, async (tx) => {
    await tx
      .insertInto('agents')
      .values(
        people.map(({ role, userId, agentId }) => ({
          ...ids,
          id: agentId,
          user_id: userId,
          first_name: 'Test',
          last_name: `${role}-${agentId.slice(-4)}`,
          role,
          type: agentType(role),
          status: 'active' as const,
        })),
      )
      .execute()
    await tx
      .insertInto('assignments')
      .values(
        people.map(({ agentId, assignmentId }) => ({
          ...ids,
          id: assignmentId,
          agent_id: agentId,
          office_id: officeId,
        })),
      )
      .execute()
  })
  const now = app.services.clock()
  await app.db.identity
    .insertInto('sessions')
    .values(
      people.map(({ userId, agentId, assignmentId, token }) => ({
        id: uuid(),
        token_hash: hashToken(token),
        user_id: userId,
        entered_agency_id: agencyId,
        agent_id: agentId,
        assignment_id: assignmentId,
        last_seen_at: now.toISOString(),
        // Tests move the clock by weeks; the session is not what they are about.
        expires_at: new Date(now.getTime() + 400 * 86_400_000).toISOString(),
      })),
    )
    .execute()
  return Object.fromEntries(
    people.map(({ role, userId, agentId, token }) => [role, { userId, agentId, token }]),
  ) as Record<Of, Person>
}
