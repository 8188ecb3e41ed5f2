import { isByLink, type Endpoint } from '@homeward/contract/endpoint'
import { type LinkPurpose, linkPurposes } from '@homeward/domain/identity/link-purposes'
import { type Role, roles } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { freshToken, hashToken } from '../../plumbing/auth/token.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aLink, expireLink } from '../../rooms/identity/testing/factories.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { anAgency, aPerson, type World } from '../../testing/world.ts'

/** Where somebody stands towards the records of the matrix, which belong to one office of one agency. */
const places = ['own office', 'other office', 'other agency'] as const
type Place = (typeof places)[number]

/** Those who come by link, as they stand towards an endpoint. */
const linkCallers = [
  'link of the right purpose',
  'link of another purpose',
  'expired link',
  'revoked link',
] as const
type LinkCaller = (typeof linkCallers)[number]

/** Somebody who calls. The holder is the caregiver whose visits the records are. */
export type TestPerson = {
  readonly name: Role | 'super admin' | 'nobody' | LinkCaller
  readonly place: Place
  tokenFor(endpoint: Endpoint): string | null
  readonly holder: boolean
}

const always = (token: string | null) => () => token

/** Every role and a super admin in each place; nobody, who stands in none, once; and those who come by link. */
export async function everybody(app: TestServer, here: World): Promise<TestPerson[]> {
  const otherOffice = await anOffice(app, here.agencyId)
  const there = await anAgency(app)
  const people: TestPerson[] = []
  for (const role of roles) {
    const neighbour = await aPerson(app, here.agencyId, role, otherOffice)
    people.push(
      {
        name: role,
        place: 'own office',
        tokenFor: always(here[role].token),
        holder: role === 'pca',
      },
      { name: role, place: 'other office', tokenFor: always(neighbour.token), holder: false },
      { name: role, place: 'other agency', tokenFor: always(there[role].token), holder: false },
    )
  }
  for (const place of places) {
    const entered = place === 'other agency' ? there.agencyId : here.agencyId
    const tokenFor = always(await aSuperAdmin(app, entered))
    people.push({ name: 'super admin', place, tokenFor, holder: false })
  }
  people.push({ name: 'nobody', place: 'other agency', tokenFor: always(null), holder: false })
  const ours = await byLink(app, here.agencyId, 'own office')
  // Of another agency's links the one that could open most stands for all.
  const theirs = (await byLink(app, there.agencyId, 'other agency')).slice(0, 1)
  return [...people, ...ours, ...theirs]
}

async function byLink(app: TestServer, agencyId: string, place: Place): Promise<TestPerson[]> {
  const tokens = new Map<LinkPurpose, Record<LinkCaller, string>>()
  for (const [at, purpose] of linkPurposes.entries()) {
    const other = linkPurposes[(at + 1) % linkPurposes.length] ?? purpose
    const expired = await aLink(app, agencyId, { purpose })
    await expireLink(app, agencyId, expired.id)
    tokens.set(purpose, {
      'link of the right purpose': (await aLink(app, agencyId, { purpose })).token,
      'link of another purpose': (await aLink(app, agencyId, { purpose: other })).token,
      'expired link': expired.token,
      'revoked link': (await aLink(app, agencyId, { purpose, revoked: true })).token,
    })
  }
  return linkCallers.map((name) => ({
    name,
    place,
    holder: false,
    tokenFor: ({ permission }) => tokens.get(purposeOf(permission))?.[name] ?? null,
  }))
}

/** Where every purpose opens a call, and where none does, one is as good as another. */
const purposeOf = (permission: Endpoint['permission']): LinkPurpose =>
  isByLink(permission) && permission.link !== 'any' ? permission.link : 'application'

export const isLinkCaller = (name: TestPerson['name']): name is LinkCaller =>
  linkCallers.some((one) => one === name)

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
