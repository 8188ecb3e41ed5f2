import * as contract from '@homeward/contract/billing/received-files'
import { verb } from '../../../plumbing/http/verb.ts'
import { findLooks, findReceived } from './received-store.ts'
import { findConnections } from './store.ts'

/** The files that connections have for us, with what became of each. */
export const listReceivedFiles = verb(contract.listReceivedFiles, async ({ tx }, input) => {
  const { rows, meta } = await findReceived(tx, input)
  return {
    data: rows.map(({ account_id: id, account_name: name, ...file }) => ({
      ...file,
      connection: { id, name },
    })),
    meta,
  }
})

/** The connections that are asked for files. */
export const listConnections = verb(contract.listConnections, async ({ tx }) => ({
  connections: await findLooks(tx, await findConnections(tx)),
}))
