import * as contract from '@homeward/contract/clients/archive'
import { verb } from '../../../plumbing/http/verb.ts'
import { findArchivedClients } from './archive-store.ts'

/** Clients who were taken out of the lists, so that one who was by mistake is found again. */
export const listArchivedClients = verb(contract.listArchivedClients, async (ctx, input) => {
  const { rows, meta } = await findArchivedClients(ctx.tx, input)
  const data = rows.map(({ first_name: first, last_name: last, archived_at: at, ...row }) => ({
    ...row,
    name: `${first} ${last}`,
    archived_at: at ?? '',
  }))
  return { data, meta }
})
