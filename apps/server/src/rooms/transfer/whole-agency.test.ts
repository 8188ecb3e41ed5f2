import { createAlert } from '@homeward/contract/collaboration/alerts'
import { createComment } from '@homeward/contract/collaboration/comments'
import { createFolder } from '@homeward/contract/files/attachments'
import {
  cancelAgencyExport,
  createAgencyExport,
  getAgencyExport,
} from '@homeward/contract/transfer/agency-exports'
import { buffer } from 'node:stream/consumers'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { someRecords } from '../../contract-tests/testing/records.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { runExport } from './export/run-export.ts'
import { findParts, insertExport } from './export/store.ts'
import { checkArchive, openArchive } from './restore/read-archive.ts'
import { restoreAgency } from './restore/restore-agency.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
  await someRecords(app, world)
  const agent = { parent_type: 'Agent', parent_id: world.cna.agentId } as const
  await call(app, world.owner, createComment, { ...agent, body: 'Speaks Spanish.' })
  await call(app, world.owner, createAlert, { ...agent, title: 'Call', date: '2026-11-05' })
  const agency = { parent_type: 'Agency', parent_id: world.agencyId } as const
  await call(app, world.owner, createFolder, { ...agency, name: 'Contracts' })
}, 120_000)

const place = () => ({ db: app.db, keys: app.services.keys, storage: app.services.storage })

/** The archive of the agency as it is now, from the press of the button to the download. */
async function anArchive(owner = world.owner): Promise<Buffer> {
  const { id } = await call(app, owner, createAgencyExport, {})
  await app.drainJobs()
  const done = await call(app, owner, getAgencyExport, { id })
  expect(done).toMatchObject({ state: 'done' })
  expect(done.tables_done).toBe(done.tables_total)
  expect(done.files_done).toBe(done.files_total)
  const answer = await app.server.inject({ url: done.url ?? '' })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' })
  expect(answer.rawPayload.length).toBe(done.byte_size)
  return answer.rawPayload
}

/** Every table of an archive as text, by name; the id of the agency taken out. */
async function tablesOf(bytes: Buffer): Promise<Record<string, string[]>> {
  const archive = await openArchive(bytes)
  expect(await checkArchive(archive)).toEqual([])
  const tables: Record<string, string[]> = {}
  for (const { name, path, rows } of archive.manifest.tables) {
    const text = (await archive.bytes(path)).toString()
    const lines = text.replaceAll(archive.manifest.agency.id, 'AGENCY').split('\n')
    expect(rows, name).toBeGreaterThanOrEqual(0)
    tables[name] = lines
  }
  return tables
}

describe('everything that an agency owns', () => {
  test('goes into an archive, and comes out of it the same in an empty agency', async () => {
    const first = await anArchive()
    const copy = uuid()
    await restoreAgency(place(), await openArchive(first), copy, () => {})
    const second = await anArchiveOf(copy)

    const [was, became] = [await tablesOf(first), await tablesOf(second)]
    expect(Object.keys(became)).toEqual(Object.keys(was))
    // The trail of a copy begins with what was restored, and is sealed anew.
    const anew = ['audit_chain', 'audit_events']
    const without = (tables: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(tables).filter(([name]) => !anew.includes(name)))
    const rest = without(was)
    expect(without(became)).toEqual(rest)
    expect(became.audit_events?.length).toBeGreaterThanOrEqual(was.audit_events?.length ?? 0)
    const filled = Object.values(rest).filter((lines) => lines.length > 2)
    expect(filled.length).toBeGreaterThan(25)
    const hanging = ['alerts', 'comments', 'folders', 'signatures']
    expect(hanging.filter((name) => (rest[name]?.length ?? 0) <= 2)).toEqual([])
  }, 120_000)

  test('holds protected values in plain, for the agency owns them, and no passwords', async () => {
    const archive = await openArchive(await anArchive())
    const clients = archive.manifest.tables.find(({ name }) => name === 'clients')
    expect(clients?.opened).toContain('medicaid_number')
    expect(clients?.columns.some((name) => /_(sealed|index)$/.test(name))).toBe(false)
    const accounts = (await archive.bytes('accounts.csv')).toString()
    expect(accounts.split('\n')[0]).toBe('id,username,email,phone,name')
  }, 60_000)

  test('a damaged archive is refused whole', async () => {
    const bytes = await anArchive()
    const archive = await openArchive(bytes)
    const broken = {
      ...archive,
      manifest: {
        ...archive.manifest,
        tables: archive.manifest.tables.map((table) =>
          table.name === 'clients' ? { ...table, sha256: 'ff' } : table,
        ),
      },
    }
    const copy = uuid()
    await expect(restoreAgency(place(), broken, copy, () => {})).rejects.toThrow('clients.csv')
    expect(
      await inAgency(app.db, copy, (tx) => tx.selectFrom('agencies').select('id').execute()),
    ).toEqual([])
  }, 60_000)
})

describe('an archive that somebody made by hand', () => {
  test.each([
    ['a column that is a statement', { tables: [{ columns: ['id" text); reset role; --'] }] }],
    [
      'an opened column that is one',
      { tables: [{ columns: ['id'], opened: ['x" from users --'] }] },
    ],
    ['a file in the place of a kept head', { files: [{ id: `audit-heads/${uuid()}` }] }],
    ['no tables', { tables: null }],
  ])(
    'is refused for %s',
    async (_, wrong) => {
      const { manifest } = await openArchive(await anArchive())
      const [table, file] = [manifest.tables[0], manifest.files[0]]
      const changed = {
        ...manifest,
        ...('tables' in wrong && { tables: wrong.tables?.map((one) => ({ ...table, ...one })) }),
        ...('files' in wrong && { files: wrong.files?.map((one) => ({ ...file, ...one })) }),
      }
      await expect(openArchive(await zipped({ 'manifest.json': changed }))).rejects.toThrow(
        'not an archive',
      )
    },
    60_000,
  )

  test('does not put its files in the place of others, nor read others as its own', async () => {
    const archive = await openArchive(await anArchive())
    const [file] = archive.manifest.files
    if (!file) throw new Error('The agency has no file.')
    const kept = await app.services.storage.get(file.id)
    const restored = async (files: typeof archive.manifest.files) =>
      restoreAgency(
        place(),
        { ...archive, manifest: { ...archive.manifest, files } },
        uuid(),
        () => {},
      )
    // The same file as the archive has it, but here somebody has another one under its id.
    await app.services.storage.put(file.id, Buffer.from('of somebody else'))
    await expect(restored(archive.manifest.files)).rejects.toThrow(file.id)
    expect((await app.services.storage.get(file.id)).toString()).toBe('of somebody else')
    // A row that names it without bringing it.
    const others = archive.manifest.files.filter(({ id }) => id !== file.id)
    await expect(restored(others)).rejects.toThrow(file.id)
    await app.services.storage.put(file.id, kept)
    await restored(archive.manifest.files)
  }, 120_000)
})

/** A zip with these contents as JSON. */
async function zipped(contents: Record<string, unknown>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(contents)) {
    zip.addBuffer(Buffer.from(JSON.stringify(content)), path)
  }
  zip.end()
  return buffer(zip.outputStream)
}

describe('an export', () => {
  test('runs alone, can be canceled, and its archive can be removed', async () => {
    const { id } = await call(app, world.owner, createAgencyExport, {})
    await refusal(call(app, world.owner, createAgencyExport, {}), 'export_running')
    const canceled = await call(app, world.owner, cancelAgencyExport, { id })
    expect(canceled).toMatchObject({ state: 'canceled', url: null })
    await app.drainJobs()
    expect(await call(app, world.owner, getAgencyExport, { id })).toMatchObject({
      state: 'canceled',
      byte_size: 0,
    })
  })

  test('is for the owner alone', async () => {
    await refusal(call(app, world.admin, createAgencyExport, {}), 'forbidden')
  })
})

/** The archive of an agency in which nobody can sign in yet: its export is begun as a job would. */
async function anArchiveOf(agencyId: string): Promise<Buffer> {
  const exportId = uuid()
  await inAgency(app.db, agencyId, (tx) =>
    insertExport(tx, { agency_id: agencyId, id: exportId, author: 'test' }),
  )
  await runExport(app.services, app.db, { agencyId, exportId, lastTry: true })
  const parts = await inAgency(app.db, agencyId, (tx) => findParts(tx, exportId))
  const bytes = parts.map(({ storage_id }) => app.services.storage.get(storage_id))
  return Buffer.concat(await Promise.all(bytes))
}
