import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import { referencesTo, refersTo } from '../../plumbing/db/references.ts'

/** Takes away the stored files from before that hang on nothing; answers their ids. */
export async function deleteUnused(tx: Tx, before: Date): Promise<{ id: string }[]> {
  const held = (await referencesTo(tx, 'files', ['file_waiting_bytes'])).map((holder) =>
    refersTo(holder, sql<string>`f.id`),
  )
  const { rows } = await sql<{ id: string }>`
    delete from files f
    where f.agency_id = app.agency() and f.status = 'stored'
      and f.created_at < ${before.toISOString()} and not (${sql.join(held, sql` or `)})
    returning f.id`.execute(tx)
  return rows
}

/** Whether the agency has this file, or a copy of the agency, or the one that this is a copy of. */
export async function isFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from files where id = ${id}) or app.file_is_elsewhere(${id}) as is`.execute(
    tx,
  )
  return rows[0]?.is ?? false
}
