import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ctx, makeCtx } from '../../plumbing/context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { downloadUrl, fileBytes, keepAllBytes, readFile, storeFile } from './door.ts'
import { keepBytes } from './keep-bytes.ts'
import { deleteFile } from './store.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})
afterEach(() => vi.restoreAllMocks())

const bytes = Buffer.from('ISA*00*~')
const made = { name: '837.edi', contentType: 'application/edi-x12', bytes }

const atTheDoor = <T>(work: (ctx: Ctx) => Promise<T>) =>
  inAgency(app.db, world.agencyId, (tx) =>
    work(
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
      }),
    ),
  )
const wholeOf = async (file: ReturnType<typeof readFile>) => {
  const stream = await file
  return stream && buffer(stream)
}
const store = () => atTheDoor((ctx) => storeFile(ctx, made))
const rowsOf = () =>
  inAgency(app.db, world.agencyId, async (tx) => ({
    files: await tx.selectFrom('files').select('id').execute(),
    waiting: await tx.selectFrom('file_waiting_bytes').selectAll().execute(),
  }))

test('a file that we made is stored by the commit; what is rolled back leaves nothing', async () => {
  const put = vi.spyOn(app.services.storage, 'put')
  const rolledBack = atTheDoor(async (ctx) => {
    await storeFile(ctx, made)
    throw new Error('taken back')
  })
  await expect(rolledBack).rejects.toThrow('taken back')
  await app.drainJobs()
  expect(put).not.toHaveBeenCalled()
  expect(await rowsOf()).toEqual({ files: [], waiting: [] })
})

test('it is read before and after a job has moved its bytes, which lie nowhere unsealed', async () => {
  const { id } = await store()
  const { waiting } = await rowsOf()
  expect(waiting[0]?.bytes.includes('ISA')).toBe(false)
  const readers = async () => [
    await atTheDoor((ctx) => fileBytes(ctx, id)),
    await wholeOf(readFile(app.services, app.db, { agencyId: world.agencyId, fileId: id })),
    (await app.server.inject({ url: await atTheDoor(async (ctx) => downloadUrl(ctx, id)) }))
      .rawPayload,
  ]
  expect(await readers()).toEqual([bytes, bytes, bytes])
  expect(await app.services.storage.find(id)).toBeNull()
  await app.drainJobs()
  expect((await rowsOf()).waiting).toEqual([])
  expect(await app.services.storage.find(id)).toEqual(bytes)
  expect(await readers()).toEqual([bytes, bytes, bytes])
})

test('a process that ends before, or after, the storage has the bytes loses none', async () => {
  const { id } = await store()
  const move = () => keepBytes(app.services, app.db, { agency_id: world.agencyId, ids: [id] })
  const { storage } = app.services
  const put = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('killed before'))
  await expect(move()).rejects.toThrow('killed before')
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...written) => {
    await put(...written)
    throw new Error('killed after')
  })
  await expect(move()).rejects.toThrow('killed after')
  expect((await rowsOf()).waiting).toHaveLength(1)
  await Promise.all([move(), move()])
  expect((await rowsOf()).waiting).toEqual([])
  expect(await atTheDoor((ctx) => fileBytes(ctx, id))).toEqual(bytes)
})

test('a file that is deleted while its bytes move leaves none', async () => {
  const { id } = await store()
  const { storage } = app.services
  const put = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...written) => {
    await atTheDoor((ctx) => deleteFile(ctx.tx, id))
    await put(...written)
  })
  await keepBytes(app.services, app.db, { agency_id: world.agencyId, ids: [id] })
  expect(await rowsOf()).toEqual({ files: [], waiting: [] })
  expect(await storage.find(id)).toBeNull()
})

test('before keys change, all bytes are in the storage', async () => {
  const { id } = await store()
  await keepAllBytes(app.services, app.db)
  expect(await app.services.storage.find(id)).toEqual(bytes)
  expect((await rowsOf()).waiting).toEqual([])
})
