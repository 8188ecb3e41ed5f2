import type { listCategories as declaration } from '@homeward/contract/catalogue/activities'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findCategories } from './category-store.ts'

/** Categories in their order, with their activities. */
export async function listCategories(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findCategories(tx, input)
  return { data: rows, meta }
}
