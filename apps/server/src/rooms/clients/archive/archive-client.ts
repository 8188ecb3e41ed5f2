import type { archiveClient as declaration } from '@homeward/contract/clients/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { heldClient } from '../known-client.ts'
import { hasCareplan, hasVisits } from '../reference-store.ts'
import { setArchived } from './set-archived.ts'

/** Takes a client out of the lists. Nothing is erased; a client who has visits stays. */
export async function archiveClient(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<{ id: string }> {
  const client = await heldClient(ctx, id)
  if (await hasVisits(ctx.tx, id)) {
    throw notAllowed('The client has visits. Cancel them, or discharge the client instead.')
  }
  if (await hasCareplan(ctx.tx, id)) {
    throw notAllowed('The client has a care plan. Archive it, or discharge the client instead.')
  }
  return setArchived(ctx, client, ctx.now.toISOString())
}

const notAllowed = (sentence: string) => new Failure('status_not_allowed', { sentence })
