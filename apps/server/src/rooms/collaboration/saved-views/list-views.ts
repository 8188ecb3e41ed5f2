import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listSavedViews as declaration } from '@homeward/contract/collaboration/saved-views'
import type { Ctx } from '../../../plumbing/context.ts'
import { personOf } from '../person.ts'
import { presentView } from './present-view.ts'
import { findViews } from './store.ts'

/** The person's own views of a list, and those that others share. */
export async function listSavedViews(
  ctx: Ctx,
  { list }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { userId } = personOf(ctx)
  const views = await findViews(ctx.tx, userId, list)
  return { views: views.map((view) => presentView(view, userId)) }
}
