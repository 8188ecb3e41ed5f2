import { text } from 'node:stream/consumers'
import Papa from 'papaparse'
import type { Database } from '../../../plumbing/db/pool.ts'
import { insertArchivedAccounts, type ArchivedAccount } from '../../identity/door.ts'
import { accountsPath } from '../export/manifest.ts'
import type { Archive } from './read-archive.ts'

/**
 * Makes the accounts that are not here yet, without passwords: their people are invited again. A name, an
 * address or a number that somebody else has here already is left out.
 */
export async function restoreAccounts(db: Database, archive: Archive): Promise<void> {
  const { data } = Papa.parse<ArchivedAccount>(await text(await archive.stream(accountsPath)), {
    header: true,
    skipEmptyLines: true,
  })
  await insertArchivedAccounts(db.identity, data)
}
