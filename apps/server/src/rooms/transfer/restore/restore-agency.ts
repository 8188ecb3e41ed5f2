import type pg from 'pg'
import { awaitSeal } from '../../../plumbing/audit/await-seal.ts'
import { blindIndex, type Keys, seal } from '../../../plumbing/crypto/protected.ts'
import { placeOf, sealedColumnsOf } from '../../../plumbing/crypto/sealed-columns.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import type { Storage } from '../../../plumbing/storage/storage.ts'
import { storedFileIds } from '../../files/door.ts'
import { insertFormerAccounts } from '../../identity/door.ts'
import { findTables, type Reference, type Table } from '../tables-store.ts'
import { restoreAccounts } from './accounts.ts'
import { planOrder } from './order.ts'
import { type Archive, checkArchive } from './read-archive.ts'
import { refuseUnknownFiles } from './refuse-unknown-files.ts'
import {
  addColumns,
  bringIn,
  broughtIn,
  fillLater,
  fillTable,
  namedPeople,
  replaceValue,
  writingAgency,
} from './restore-store.ts'

/** The chain is made with keys and ids of where it was: the trail is sealed again after it is read. */
const notRestored = new Set(['audit_chain'])

/** Keyed hashes of where it was mean nothing here. */
const madeHere: Record<string, readonly string[]> = { audit_events: ['mac', 'mac_key'] }

/**
 * Reads an archive into an agency that does not exist yet, all of it or nothing: accounts first, then
 * every table in one transaction, protected values sealed with the keys of here, then the files.
 * Throws in words where the archive is damaged or of another schema.
 */
export async function restoreAgency(
  services: { db: Database; keys: Keys; storage: Storage },
  archive: Archive,
  agencyId: string,
  say: (line: string) => void,
): Promise<void> {
  const wrong = await checkArchive(archive)
  if (wrong.length > 0) throw new Error(`The archive is damaged: ${wrong.join(' ')}`)
  await restoreAccounts(services.db, archive)
  await writingAgency(services.db, agencyId, async (client) => {
    const tables = (await findTables(client)).filter(({ name }) => !notRestored.has(name))
    const plan = planOrder(tables)
    for (const { table, later } of plan) {
      await bringTable(client, services.keys, archive, table, agencyId)
      await nameStrangers(services.db, client, table)
      const leftEmpty = [
        ...[...later, ...foreign(table, tables)].map(({ column }) => column),
        ...(madeHere[table.name] ?? []),
      ]
      const { rowCount } = await fillTable(client, table, agencyId, leftEmpty)
      say(`${table.name}: ${rowCount ?? 0}`)
    }
    for (const { table, later } of plan) {
      for (const reference of later) await fillLater(client, table, reference)
    }
    await refuseUnknownFiles(services.storage, archive.manifest, await storedFileIds(client))
    await awaitSeal(client)
  })
  for (const { id, path } of archive.manifest.files) {
    await services.storage.put(id, await archive.bytes(path))
  }
  say(`files: ${archive.manifest.files.length}`)
}

/** What belongs to no agency, such as a release of codes, is of where it was and may be missing here. */
const foreign = (table: Table, tables: readonly Table[]): Reference[] =>
  table.references.filter(
    ({ to, nullable }) => nullable && to !== 'users' && !tables.some(({ name }) => name === to),
  )

/** People who are named but have no account here get one that no one can sign in with. */
async function nameStrangers(db: Database, client: pg.Client, table: Table): Promise<void> {
  for (const { column, to } of table.references) {
    if (to === 'users')
      await insertFormerAccounts(db.identity, await namedPeople(client, table.name, column))
  }
}

async function bringTable(
  client: pg.Client,
  keys: Keys,
  archive: Archive,
  table: Table,
  agencyId: string,
): Promise<void> {
  const entry = archive.manifest.tables.find(({ name }) => name === table.name)
  if (!entry) throw new Error(`The archive has no table ${table.name}: it is of another version.`)
  await bringIn(client, table.name, entry.columns, await archive.stream(entry.path))
  const opened = sealedColumnsOf(table).filter(({ field }) => entry.opened.includes(field))
  if (opened.length === 0) return
  await addColumns(
    client,
    table.name,
    opened.flatMap(({ field, indexed }) => [
      `${field}_sealed`,
      ...(indexed ? [`${field}_index`] : []),
    ]),
  )
  const rows = await broughtIn(client, table.name, [
    ...entry.columns.filter((name) => name === 'id'),
    ...entry.opened,
  ])
  for (const row of rows) {
    const values: Record<string, string | null> = {}
    for (const column of opened) {
      const value = row[column.field] ?? null
      if (value === null) continue
      const place = placeOf(column, { agencyId, id: row.id ?? '' })
      values[`${column.field}_sealed`] = seal(keys, value, place)
      if (column.indexed) {
        const index = blindIndex(keys, value, place)
        values[`${column.field}_index`] = `\\x${index.toString('hex')}`
      }
    }
    if (Object.keys(values).length > 0) await replaceValue(client, table.name, row.place, values)
  }
}
