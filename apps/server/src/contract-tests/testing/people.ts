import { type Role, roles } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { freshToken, hashToken } from '../../plumbing/auth/token.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { anAgency, aPerson, type World } from '../../testing/world.ts'

/** Where somebody stands towards the records of the matrix, which belong to one office of one agency. */
export const places = ['own office', 'other office', 'other agency'] as const
type Place = (typeof places)[number]

/** Somebody who calls. The holder is the caregiver whose visits the records are. */
export type TestPerson = {
  readonly name: Role | 'super admin' | 'nobody'
  readonly place: Place
  readonly token: string | null
  readonly holder: boolean
}

/** Every role and a super admin in each place, and nobody, who stands in none, once. */
export async function everybody(app: TestServer, here: World): Promise<TestPerson[]> {
  const otherOffice = await anOffice(app, here.agencyId)
  const there = await anAgency(app)
  const people: TestPerson[] = []
  for (const role of roles) {
    const neighbour = await aPerson(app, here.agencyId, role, otherOffice)
    people.push(
      { name: role, place: 'own office', token: here[role].token, holder: role === 'pca' },
      { name: role, place: 'other office', token: neighbour.token, holder: false },
      { name: role, place: 'other agency', token: there[role].token, holder: false },
    )
  }
  for (const place of places) {
    const entered = place === 'other agency' ? there.agencyId : here.agencyId
    const token = await aSuperAdmin(app, entered)
    people.push({ name: 'super admin', place, token, holder: false })
  }
  people.push({ name: 'nobody', place: 'other agency', token: null, holder: false })
  return people
}

async function anOffice(app: TestServer, agencyId: string): Promise<string> {
  const id = uuid()
  await inAgency(app.db, agencyId, (tx) =>
    tx.insertInto('offices').values({ agency_id: agencyId, id, name: 'Second office' }).execute(),
  )
  return id
}

/** A super admin without an agent who entered an agency. */
async function aSuperAdmin(app: TestServer, agencyId: string): Promise<string> {
  const [id, token] = [uuid(), freshToken()]
  const now = app.services.clock()
  await app.db.identity
    .insertInto('users')
    .values({ id, username: `super-${id.slice(-12)}`, name: 'Test super', super_admin: true })
    .execute()
  await app.db.identity
    .insertInto('sessions')
    .values({
      id: uuid(),
      token_hash: hashToken(token),
      user_id: id,
      entered_agency_id: agencyId,
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
    })
    .execute()
  return token
}
