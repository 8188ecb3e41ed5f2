import type { Kysely } from 'kysely'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** Whether there is a demo agency, whose passwords everybody knows. */
export async function hasDemo(db: Db): Promise<boolean> {
  const demo = await db
    .selectFrom('agencies')
    .select('id')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return demo !== undefined
}

/** The agency of a sign-in name; without one that is known, the only agency of the site. */
export async function findSiteAgency(db: Db, signInName: string | undefined) {
  const agencies = db.selectFrom('agencies').select(['id', 'name', 'logo_file_id'])
  const named = signInName
    ? await agencies.where('sign_in_name', '=', signInName.toLowerCase()).executeTakeFirst()
    : undefined
  if (named) return named
  const [first, ...others] = await agencies.limit(2).execute()
  return others.length === 0 ? first : undefined
}
