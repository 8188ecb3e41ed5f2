import type { PageMeta } from '@homeward/contract/endpoint'
import type { SelectQueryBuilder } from 'kysely'
import type { DB } from './schema.generated.ts'

/** The numbers of a page, for an answer of `page(…)`. */
export const metaOf = (input: { page: number; items: number }, total: number): PageMeta => ({
  page: input.page,
  items: input.items,
  total,
  pages: Math.max(1, Math.ceil(total / input.items)),
})

/** The rows of one page of a query, and how many rows there are in all. */
export async function paged<T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  counted: SelectQueryBuilder<DB, T, object>,
  input: { page: number; items: number },
): Promise<{ rows: O[]; meta: PageMeta }> {
  const count = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .limit(input.items)
    .offset((input.page - 1) * input.items)
    .execute()
  return { rows, meta: metaOf(input, Number(count.total)) }
}
