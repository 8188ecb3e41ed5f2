import * as contract from '@homeward/contract/clients/archive'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockArchivedClient } from './archive-store.ts'
import { setArchived } from './set-archived.ts'

/** Restores a client with the earlier status. */
export const restoreClient = verb(contract.restoreClient, async (ctx, { id }) => {
  return setArchived(ctx, found(await lockArchivedClient(ctx.tx, id)), null)
})
