import * as contract from '@homeward/contract/clients/archive'
import { verb } from '../../../plumbing/http/verb.ts'
import { findArchivedClients } from './archive-store.ts'

/** Archived clients, so one who was archived by mistake can be found. */
export const listArchivedClients = verb(contract.listArchivedClients, async (ctx, input) => {
  const { rows, meta } = await findArchivedClients(ctx.tx, input)
  const data = rows.map(({ first_name: first, last_name: last, archived_at: at, ...row }) => ({
    ...row,
    name: `${first} ${last}`,
    archived_at: at ?? '',
  }))
  return { data, meta }
})
