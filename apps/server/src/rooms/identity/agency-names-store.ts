import type { Kysely } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Whose = { readonly userId: string | null; readonly agencyId?: string | null }

/** The names of the agencies where somebody works, and of one that they are about to join. */
export const findAgencyNames = async (
  db: Kysely<DB>,
  { userId, agencyId = null }: Whose,
): Promise<string[]> =>
  (
    await db
      .selectFrom('agencies')
      .select('name')
      .where((eb) =>
        eb.or([
          eb('id', '=', agencyId),
          eb(
            'id',
            'in',
            eb.selectFrom('staff').select('staff.agency_id').where('staff.user_id', '=', userId),
          ),
        ]),
      )
      .execute()
  ).map(({ name }) => name)
