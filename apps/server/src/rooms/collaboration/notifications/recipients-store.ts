import { emailByDefault, type NotificationKind } from '@homeward/domain/collaboration/notifications'
import { comesWithinOffices, recipientRoles } from '@homeward/domain/collaboration/recipients'
import { isLimitable } from '@homeward/domain/identity/office-limit'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Notifications } from '../../../plumbing/db/schema.generated.ts'

export type Recipient = {
  id: string
  email: string | null
  language: string | null
  by_email: boolean
  /** The offices that they are limited to; null for those who are not. */
  offices: string[] | null
}

/** Everybody with an account in the agency, and whether a kind comes to them by e-mail. */
const selectPeople = (tx: Tx, kind: NotificationKind) =>
  tx
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('notification_choices as c', (join) =>
      join
        .onRef('c.agency_id', '=', 'a.agency_id')
        .onRef('c.user_id', '=', 'a.user_id')
        .on('c.kind', '=', kind),
    )
    .leftJoin('staff_limits as l', (join) =>
      join.onRef('l.agency_id', '=', 'a.agency_id').onRef('l.agent_id', '=', 'a.id'),
    )
    .select((eb) => [
      'u.id',
      'u.email',
      'u.language',
      'a.role',
      'l.office_ids',
      eb.fn.coalesce('c.email', eb.lit(emailByDefault[kind])).as('by_email'),
    ])
    .where('a.status', '=', 'active')

/** The people with a kind's capability. */
export async function findHolders(tx: Tx, kind: NotificationKind): Promise<Recipient[]> {
  const roles = recipientRoles(kind)
  if (roles.length === 0) return []
  const people = await selectPeople(tx, kind).where('a.role', 'in', roles).execute()
  return people.map(recipient).filter(({ offices }) => offices === null || comesWithinOffices(kind))
}

/** Who of these users works for the agency. */
export async function findPeople(
  tx: Tx,
  kind: NotificationKind,
  userIds: readonly string[],
): Promise<Recipient[]> {
  if (userIds.length === 0) return []
  const people = await selectPeople(tx, kind).where('a.user_id', 'in', userIds).execute()
  return people.map(recipient)
}

type Person = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

const recipient = ({ role, office_ids: offices, ...person }: Person): Recipient => ({
  ...person,
  offices: role !== null && isLimitable(role) ? offices : null,
})

/** The users of these agents. */
export async function findUsersOf(tx: Tx, agentIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('agents')
    .select('user_id')
    .where('id', 'in', agentIds)
    .where('user_id', 'is not', null)
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}

/** A statement takes 65,535 values, and a notification has ten. */
const most = 5000

/** Stores notifications, except repeated ones; returns the new ones. */
export async function insertNotifications(
  tx: Tx,
  rows: readonly Insertable<Notifications>[],
): Promise<{ id: string; user_id: string; about: string }[]> {
  const kept: { id: string; user_id: string; about: string }[] = []
  for (let from = 0; from < rows.length; from += most) {
    kept.push(
      ...(await tx
        .insertInto('notifications')
        .values(rows.slice(from, from + most))
        .onConflict((conflict) => conflict.columns(['agency_id', 'user_id', 'about']).doNothing())
        .returning(['id', 'user_id', 'about'])
        .execute()),
    )
  }
  return kept
}
