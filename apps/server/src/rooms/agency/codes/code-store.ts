import { searchedWord } from '@homeward/domain/agency/diagnosis-codes'
import { type RawBuilder, sql } from 'kysely'
import { metaOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The short list of codes that are common in home care, which every agency has from the beginning. */
export const commonRelease = '01900000-1cd1-7000-8000-000000000001'

type Filter = {
  search?: string | undefined
  active: 'active' | 'inactive' | 'all'
  headings: 'hide' | 'show'
  page: number
  items: number
}

export type CodeRow = {
  code: string
  description: string
  long_description: string
  billable: boolean
  common: boolean
  active: boolean
}

/** The release that the agency uses. */
export const findRelease = (tx: Tx) =>
  tx
    .selectFrom('icd_releases')
    .select(['id', 'name', 'year', 'codes_count'])
    .where(
      'id',
      '=',
      sql<string>`(select coalesce(icd_release_id, ${commonRelease}) from agencies)`,
    )
    .executeTakeFirstOrThrow()

/** The codes that the list loaded by the agency does not have as billable ones; null without such a list. */
export async function findUnlistedCodes(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const { rows } = await sql<{ release: string | null; listed: string[] }>`
    select icd_release_id as release, array(
      select code from icd_codes where release_id = a.icd_release_id and billable
        and code = any (${sql.val(codes)}::text[])) as listed
    from agencies a`.execute(tx)
  const [found] = rows
  if (!found || found.release === null) return null
  const listed = new Set(found.listed)
  return new Set(codes.filter((code) => !listed.has(code)))
}

const chosen = (active: boolean) =>
  sql`(select code from agency_diagnosis_codes where active = ${active})`

/** By default the common codes are active and the others are not. */
const isActive = sql<boolean>`((common and code not in ${chosen(false)}) or code in ${chosen(true)})`

const columns = sql`code, description, long_description, billable, common, ${isActive} as active`

/** Codes of a release in their order, and how many there are. */
export async function findCodes(tx: Tx, releaseId: string, filter: Filter) {
  const conditions = [sql`release_id = ${releaseId}`, ...wordConditions(filter.search)]
  if (filter.headings === 'hide') conditions.push(sql`billable`)
  if (filter.active !== 'all') {
    conditions.push(filter.active === 'active' ? isActive : sql`not ${isActive}`)
  }
  // A search finds few rows, but the database cannot know that. Otherwise it would read all codes in order.
  const once = filter.search ? sql`materialized` : sql`not materialized`
  const page = sql<{ total: number; codes: CodeRow[] }>`
    with found as ${once} (select code from icd_codes where ${sql.join(conditions, sql` and `)})
    select (select count(*) from found) as total, coalesce((
      select json_agg(page) from (
        select ${columns} from icd_codes where release_id = ${releaseId} and code in (
          select code from found order by code
          limit ${filter.items} offset ${(filter.page - 1) * filter.items})
        order by code) as page), '[]') as codes`
  const { total, codes } = (await page.execute(tx)).rows[0] ?? { total: 0, codes: [] }
  return { rows: codes, meta: metaOf(filter, total) }
}

export const findCode = async (tx: Tx, releaseId: string, code: string) =>
  (
    await sql<CodeRow>`select ${columns} from icd_codes
      where release_id = ${releaseId} and code = ${code}`.execute(tx)
  ).rows[0]

/** Each word must match: as the beginning of the code, or in the code and its description. */
const wordConditions = (search = ''): RawBuilder<unknown>[] =>
  search
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map(wordCondition)

function wordCondition(word: string): RawBuilder<unknown> {
  const meaning = searchedWord(word)
  const within = (part: string) =>
    sql`search like ${`%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  if ('part' in meaning) return within(meaning.part)
  const begins = sql`code like ${`${meaning.prefix}%`}`
  // Two characters are in too many descriptions to be useful.
  return word.length < 3 ? begins : sql`(${begins} or ${within(word)})`
}

/** Stores the agency's choice for a code; returns the ID of its history. */
export async function saveChoice(
  tx: Tx,
  choice: { agency_id: string; id: string; code: string; active: boolean; changed_at: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('agency_diagnosis_codes')
    .values(choice)
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'code'])
        .doUpdateSet({ active: choice.active, changed_at: choice.changed_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
