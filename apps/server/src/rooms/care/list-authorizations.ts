import type { listAuthorizations as declaration } from '@homeward/contract/care/authorizations'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findAuthorizations } from './authorization-store.ts'
import { presentAuthorizations } from './present-authorization.ts'
import { todayOf } from './today.ts'

/** A page of authorizations, of one client or of all. */
export async function listAuthorizations(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findAuthorizations(ctx.tx, input, todayOf(ctx))
  return { data: await presentAuthorizations(ctx, rows), meta }
}
