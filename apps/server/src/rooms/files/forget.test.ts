import { createAttachment, deleteDocument } from '@homeward/contract/files/attachments'
import { startUpload } from '@homeward/contract/files/uploads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { referencesTo } from '../../plumbing/db/references.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { forgetFile } from './forget-file.ts'
import { anUpload, onePixel } from './testing/factories.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})
afterEach(() => app.setClock(testNow))

const filesOf = ({ agencyId }: World) =>
  inAgency(app.db, agencyId, (tx) => tx.selectFrom('files').selectAll().orderBy('id').execute())

/** Runs the night's work so many milliseconds after files were made, which the database dates. */
async function forgetAfter(passed: number) {
  app.setClock(new Date(Date.now() + passed).toISOString())
  await inAgency(app.db, world.agencyId, (tx) =>
    makeCtx(app.services, tx, {
      agency: {
        id: world.agencyId,
        name: '',
        timeZone: 'UTC',
        locationTolerance: 150,
        lateAfter: 10,
      },
      actor: { kind: 'job', name: 'test' },
      requestId: 'test',
    }).enqueue('files.forget_unfinished', {}),
  )
  await app.drainJobs()
  app.setClock(testNow)
}

const hang = (signed_id: string) =>
  call(app, world.nurse, createAttachment, {
    parent_type: 'Agency',
    parent_id: world.agencyId,
    signed_id,
  })

/** Another agency with the same file, as a restored copy has it. */
async function aCopy(): Promise<World> {
  const copy = await anAgency(app)
  const files = await filesOf(world)
  await inAgency(app.db, copy.agencyId, (tx) =>
    tx
      .insertInto('files')
      .values(files.map((file) => ({ ...file, agency_id: copy.agencyId })))
      .execute(),
  )
  return copy
}

test('what never came and what hangs on nothing is forgotten after a day, bytes and all', async () => {
  const announced = { filename: 'a', byte_size: 10, content_type: 'image/png' } as const
  await call(app, world.pca, startUpload, announced)
  await hang(await anUpload(app, world.nurse, { bytes: onePixel, filename: 'kept.png' }))
  await anUpload(app, world.pca, { bytes: onePixel, filename: 'unused.png' })
  const before = await filesOf(world)
  await forgetAfter(86_000_000)
  expect(await filesOf(world)).toHaveLength(3)
  await forgetAfter(87_000_000)
  expect((await filesOf(world)).map(({ name }) => name)).toEqual(['kept.png'])
  const bytes = before.map(async ({ id, name }) => [name, await app.services.storage.find(id)])
  expect(Object.fromEntries(await Promise.all(bytes))).toEqual({
    a: null,
    'kept.png': onePixel,
    'unused.png': null,
  })
})

test('a storage that does not answer holds up nobody who deletes a file', async () => {
  const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
  const [file] = await filesOf(world)
  const id = file?.id ?? ''
  const away = vi.spyOn(app.services.storage, 'remove').mockRejectedValueOnce(new Error('away'))
  await call(app, world.nurse, deleteDocument, { signed_id })
  expect(away).not.toHaveBeenCalled()
  expect(await filesOf(world)).toEqual([])
  expect(await app.services.storage.find(id)).toEqual(onePixel)
  away.mockRestore()
  await app.drainJobs()
  expect(await app.services.storage.find(id)).toBeNull()
})

test('a deletion that is not committed loses no bytes', async () => {
  await anUpload(app, world.nurse, { bytes: onePixel })
  const [file] = await filesOf(world)
  const id = file?.id ?? ''
  await inAgency(app.db, world.agencyId, async (tx) => {
    const ctx = makeCtx(app.services, tx, {
      agency: {
        id: world.agencyId,
        name: '',
        timeZone: 'UTC',
        locationTolerance: 150,
        lateAfter: 10,
      },
      actor: { kind: 'job', name: 'test' },
      requestId: 'test',
    })
    await forgetFile(ctx, id)
    throw new Error('taken back')
  }).catch(() => undefined)
  await app.drainJobs()
  expect(await app.services.storage.find(id)).toEqual(onePixel)
})

test('a copy of the agency keeps the bytes of a file that is deleted beside it', async () => {
  const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
  const [file] = await filesOf(world)
  const id = file?.id ?? ''
  const copy = await aCopy()
  await call(app, world.nurse, deleteDocument, { signed_id })
  await app.drainJobs()
  expect(await filesOf(world)).toEqual([])
  expect(await app.services.storage.find(id)).toEqual(onePixel)
  world = copy
  await forgetAfter(87_000_000)
  expect(await filesOf(copy)).toEqual([])
  expect(await app.services.storage.find(id)).toBeNull()
})

test("every column that a file hangs on is known, and open to the night's work", async () => {
  const held = await inAgency(app.db, world.agencyId, (tx) => referencesTo(tx, 'files'))
  expect(held.map(({ table, column }) => `${table}.${column}`)).toEqual([
    'acknowledgements.file_id',
    'agencies.logo_file_id',
    'agent_credentials.file_id',
    'assessments.file_id',
    'attachments.file_id',
    'diagnosis_code_imports.file_id',
    'era_files.file_id',
    'eras.file_id',
    'fetched_files.file_id',
    'file_waiting_bytes.file_id',
    'imports.file_id',
    'payroll_exports.file_id',
    'reports.file_id',
    'signatures.file_id',
    'statement_runs.file_id',
    'transmissions.file_id',
  ])
})
