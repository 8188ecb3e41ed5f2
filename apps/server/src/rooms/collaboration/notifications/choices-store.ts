import type { NotificationKind } from '@homeward/domain/collaboration/notifications'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** A person's choices, by kind. */
export async function findChoices(tx: Tx, userId: string): Promise<Map<string, boolean>> {
  const rows = await tx
    .selectFrom('notification_choices')
    .select(['kind', 'email'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ kind, email }) => [kind, email]))
}

export const saveChoices = (
  { tx, agency }: Ctx,
  userId: string,
  choices: ReadonlyMap<NotificationKind, boolean>,
) =>
  tx
    .insertInto('notification_choices')
    .values(
      [...choices].map(([kind, email]) => ({
        agency_id: agency.id,
        user_id: userId,
        kind,
        email,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'user_id', 'kind'])
        .doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })),
    )
    .execute()
