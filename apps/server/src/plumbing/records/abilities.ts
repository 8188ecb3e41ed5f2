import { type Endpoint, isByLink } from '@homeward/contract/endpoint'
import type { PlainCalls } from '@homeward/contract/plain-record'
import type { Ctx } from '../context.ts'

/** What a person may do with a plain record: what its calls allow and what is not done yet. */
export function abilitiesOf(
  ctx: Ctx,
  { update, archive, restore, delete: remove }: PlainCalls,
  row: object,
): Record<string, boolean> {
  const archived = 'status' in row && row.status === 'archived'
  const may = (call: Endpoint | undefined) => call !== undefined && allowed(ctx, call)
  return {
    edit: may(update),
    ...(archive && { archive: may(archive) && !archived }),
    ...(restore && { restore: may(restore) && archived }),
    ...(remove && { delete: may(remove) }),
  }
}

const allowed = (ctx: Ctx, { permission }: Endpoint): boolean =>
  !isByLink(permission) &&
  (permission === 'public' || permission === 'signed_in' || ctx.may(permission))
