import * as contract from '@homeward/contract/clients/clients'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { heldClient } from '../known-client.ts'
import { hasCareplan, hasVisits } from '../reference-store.ts'
import { setArchived } from './set-archived.ts'

/** Archives a client. Nothing is erased; a client with visits stays. */
export const archiveClient = verb(contract.archiveClient, async (ctx, { id }) => {
  const client = await heldClient(ctx, id)
  if (await hasVisits(ctx.tx, id)) {
    throw notAllowed('The client has visits. Cancel them, or discharge the client instead.')
  }
  if (await hasCareplan(ctx.tx, id, ctx.today)) {
    throw notAllowed('The client has a care plan. Archive it, or discharge the client instead.')
  }
  return setArchived(ctx, client, ctx.now.toISOString())
})

const notAllowed = (sentence: string) => new Failure('status_not_allowed', { sentence })
