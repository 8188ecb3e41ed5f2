import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { type ClientProfile, findClient, findMergedInto, lockClient } from './store.ts'

/** A client; for a merged client, the failure names the remaining one. */
export const knownClient = (ctx: Ctx, id: string): Promise<ClientProfile> =>
  orWhereNow(ctx, id, findClient)

/** The same, held for a change. */
export const heldClient = (ctx: Ctx, id: string): Promise<ClientProfile> =>
  orWhereNow(ctx, id, lockClient)

async function orWhereNow(ctx: Ctx, id: string, find: typeof findClient): Promise<ClientProfile> {
  const client = await find(ctx.tx, id)
  if (client) return client
  const into = await findMergedInto(ctx.tx, id)
  throw into ? new Failure('client_merged', { current: { merged_into: into } }) : notFound()
}

const notFound = () => new Failure('not_found')
