import type { LinkPurpose, LinkSubject } from '@homeward/domain/identity/link-purposes'
import type { InputOf } from '@homeward/contract/endpoint'
import { signIn } from '@homeward/contract/identity/sign-in'
import { hashPassword } from '../../../plumbing/auth/password.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { anAgency, aPerson, type World } from '../../../testing/world.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { Role } from '@homeward/domain/identity/roles'
import { v7 as uuid } from 'uuid'
import { makeCtx } from '../../../plumbing/context.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import { issueLink, revokeLink } from '../door.ts'

export const password = 'correct horse battery'
export const nobody = { token: null }

export type Account = {
  world: World
  userId: string
  agentId: string
  token: string
  username: string
  email: string
  phone: string
}

/** Somebody of an agency who has an account with `password`; already signed in besides. */
export async function anAccount(
  app: TestServer,
  role: Role = 'manager',
  world?: World,
): Promise<Account> {
  const place = world ?? (await anAgency(app))
  const person = await aPerson(app, place.agencyId, role, place.officeId)
  const unique = person.userId.slice(-12)
  const login = {
    username: `person-${unique}`,
    email: `person-${unique}@example.org`,
    phone: `9${unique.replaceAll(/\D/g, '').padEnd(9, '7').slice(-9)}`,
  }
  await app.db.identity
    .updateTable('users')
    .set({
      ...login,
      name: 'Rosa Martinez',
      password_hash: await hashPassword(password),
      activated_at: app.services.clock().toISOString(),
    })
    .where('id', '=', person.userId)
    .execute()
  return { world: place, ...person, ...login }
}

/** Somebody who may do everything, and works nowhere. */
export async function aSuperAdmin(app: TestServer) {
  const account = await anAccount(app)
  const { userId } = account
  await inAgency(app.db, account.world.agencyId, (tx) =>
    tx.updateTable('agents').set({ status: 'inactive' }).where('user_id', '=', userId).execute(),
  )
  await app.db.identity
    .updateTable('users')
    .set({ super_admin: true })
    .where('id', '=', userId)
    .execute()
  const { token } = await enter(app, account)
  return { ...account, token }
}

/** Signs in with the account's password. */
export const enter = (
  app: TestServer,
  { username }: { username: string },
  more: InputOf<typeof signIn> = {},
) => call(app, nobody, signIn, { username, password, ...more })

/** An agent of an agency without an account. */
export async function anAgentWithoutAccount(
  app: TestServer,
  { agencyId, officeId }: World,
  role: Role = 'cna',
): Promise<string> {
  const id = uuid()
  await inAgency(app.db, agencyId, async (tx) => {
    await tx
      .insertInto('agents')
      .values({
        agency_id: agencyId,
        id,
        first_name: 'Nadia',
        last_name: 'Okafor',
        role,
        type: role === 'cna' ? 'Caregiver' : 'Agent',
        status: 'active',
      })
      .execute()
    await tx
      .insertInto('assignments')
      .values({ agency_id: agencyId, id: uuid(), agent_id: id, office_id: officeId })
      .execute()
  })
  return id
}

/** A link that someone in an agency got; about the agency itself unless stated otherwise. */
export const aLink = (
  app: TestServer,
  agencyId: string,
  wanted: { purpose?: LinkPurpose; subject?: LinkSubject; revoked?: boolean } = {},
): Promise<{ id: string; token: string }> =>
  inAgency(app.db, agencyId, async (tx) => {
    const ctx = makeCtx(app.services, tx, {
      agency: await agencyContext(tx),
      actor: { kind: 'job', name: 'test' },
      requestId: 'r',
    })
    const link = await issueLink(ctx, {
      purpose: wanted.purpose ?? 'application',
      subject: wanted.subject ?? { type: 'agency', id: agencyId },
      name: 'Ines Duarte',
    })
    if (wanted.revoked) await revokeLink(ctx, link.id)
    return link
  })

/** Lets the time of a link be over. */
export const expireLink = (app: TestServer, agencyId: string, id: string) =>
  inAgency(app.db, agencyId, (tx) =>
    tx
      .updateTable('links')
      .set({ expires_at: new Date(app.services.clock().getTime() - 1000).toISOString() })
      .where('id', '=', id)
      .execute(),
  )

/** The mails to an address, the last one first. */
export const mailsTo = (app: TestServer, address: string) =>
  app.db.identity
    .selectFrom('mails')
    .select(['id', 'subject', 'body', 'state', 'agency_id'])
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .execute()

/** The text of the last mail to an address. */
export async function lastMail(app: TestServer, address: string): Promise<string> {
  const [mail] = await mailsTo(app, address)
  if (!mail?.body) throw new Error(`There is no mail to ${address}.`)
  return mail.body
}

/** The first group of a pattern in a text. */
export function part(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${String(pattern)} is not in: ${text}`)
  return found
}

/** The actions that the audit trail of an agency names, the last one first. */
export const auditActions = (app: TestServer, agencyId: string) =>
  inAgency(app.db, agencyId, async (tx) => {
    const rows = await tx
      .selectFrom('audit_events')
      .select(['action', 'actor'])
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ action, actor }) => `${action} by ${actor}`)
  })
