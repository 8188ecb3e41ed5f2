import type { OrderLine } from '@homeward/domain/agency/icd-order-file'
import { type Insertable, sql, type Updateable } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DiagnosisCodeImports } from '../../../plumbing/db/schema.generated.ts'
import { commonRelease } from './code-store.ts'

const columns = [
  'id',
  'file_id',
  'file_name',
  'release_id',
  'status',
  'rows_total',
  'rows_read',
  'error',
  'created_by_name',
  'created_at',
  'finished_at',
] as const

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export function findImports(tx: Tx, page: Paging) {
  const matching = tx.selectFrom('diagnosis_code_imports')
  return paged(tx, matching.select(columns).orderBy('id', 'desc'), matching, page)
}

export const findImport = (tx: Tx, id: string) =>
  tx.selectFrom('diagnosis_code_imports').select(columns).where('id', '=', id).executeTakeFirst()

/** Locked, so that a load and its cancellation come one after the other. */
export const lockImport = (tx: Tx, id: string) =>
  tx
    .selectFrom('diagnosis_code_imports')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertImport = (tx: Tx, row: Insertable<DiagnosisCodeImports>) =>
  tx.insertInto('diagnosis_code_imports').values(row).returning(columns).executeTakeFirstOrThrow()

/** Writes the progress of a load that was locked before. */
export const updateImport = (tx: Tx, id: string, change: Updateable<DiagnosisCodeImports>) =>
  tx
    .updateTable('diagnosis_code_imports')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The complete release that anyone read from a file with this hash. */
export const findReleaseOf = (tx: Tx, sha256: Buffer) =>
  tx
    .selectFrom('icd_releases')
    .select(['id', 'name'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()

export const insertRelease = (tx: Tx, row: { id: string; name: string; year: number | null }) =>
  tx.insertInto('icd_releases').values(row).execute()

export const deleteRelease = (tx: Tx, id: string) =>
  tx.deleteFrom('icd_releases').where('id', '=', id).where('completed_at', 'is', null).execute()

/** Adds codes to a release; a duplicate in the file is stored once. */
export async function insertCodes(
  tx: Tx,
  releaseId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await sql`insert into icd_codes
      (release_id, code, billable, description, long_description, common)
    select ${releaseId}, l.code, l.billable, l.description, l.long_description,
      exists (select from icd_codes c where c.release_id = ${commonRelease} and c.code = l.code)
    from unnest(${lines.map(({ code }) => code)}::text[],
      ${lines.map(({ billable }) => billable)}::boolean[],
      ${lines.map(({ description }) => description)}::text[],
      ${lines.map(({ longDescription }) => longDescription)}::text[])
      as l(code, billable, description, long_description)
    on conflict do nothing`.execute(tx)
}

/** Closes a release; it never changes afterwards. */
export const completeRelease = (tx: Tx, id: string, sha256: Buffer, at: Date) =>
  sql`update icd_releases set sha256 = ${sha256}, completed_at = ${at.toISOString()},
      codes_count = (select count(*) from icd_codes where release_id = ${id})
    where id = ${id}`.execute(tx)

export const switchRelease = (tx: Tx, agencyId: string, releaseId: string) =>
  tx
    .updateTable('agencies')
    .set({ icd_release_id: releaseId })
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()

/** Lets the planner know how many codes there are. */
export const countCodes = (tx: Tx) => sql`select app.count_codes()`.execute(tx)
