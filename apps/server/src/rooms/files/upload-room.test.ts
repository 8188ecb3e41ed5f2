import { request } from 'node:http'
import { startUpload } from '@homeward/contract/files/uploads'
import { limits } from '@homeward/domain/identity/limits'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { Failure } from '../../plumbing/failure.ts'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer, testFileRoom } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload, onePixel, putBytes } from './testing/factories.ts'

const app = startTestServer({ ownDatabase: true })
afterEach(() => vi.restoreAllMocks())

const announce = (world: World, byte_size: number) =>
  call(app, world.pca, startUpload, { filename: 'a.png', byte_size, content_type: 'image/png' })

const filesOf = (world: World) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('files').select(['status', 'sha256']).execute(),
  )

test('50 pictures of 10 MB at once add less than 300 MB', async () => {
  const world = await anAgency(app)
  const size = 10 * 1024 * 1024
  const piece = Buffer.alloc(64 * 1024)
  const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))
  const one = async () => {
    const { url: path } = await announce(world, size)
    return new Promise<number>((resolve, reject) => {
      const headers = { 'content-length': size, 'content-type': 'image/png' }
      const sent = request({ port: address.port, path, method: 'PUT', headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.on('error', reject)
      const more = (left: number): void => {
        if (left <= 0) return void sent.end()
        const bytes = piece.subarray(0, left)
        if (sent.write(bytes)) return void setImmediate(more, left - bytes.length)
        sent.once('drain', () => more(left - bytes.length))
      }
      sent.write(onePixel)
      more(size - onePixel.length)
    })
  }
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const statuses = await Promise.all(Array.from({ length: 50 }, one))
  clearInterval(watch)
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect((most - before) / 1024 ** 2).toBeLessThan(300)
}, 60_000)

test('a full disk is told as what it is, and the same address takes the bytes later', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, onePixel.length)
  const { storage } = app.services
  vi.spyOn(storage, 'receive').mockRejectedValueOnce(new Failure('storage_full'))
  const answer = await putBytes(app, url, onePixel)
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toMatchObject({ code: 'storage_full' })
  expect(await filesOf(world)).toEqual([{ status: 'pending', sha256: null }])
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(204)
})

test('a store that takes its time holds no transaction, and what it refuses is not there', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, onePixel.length)
  const { storage } = app.services
  const open = async () => {
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db.app)
    return rows[0]?.open
  }
  const receive = storage.receive.bind(storage)
  let during: number | undefined
  vi.spyOn(storage, 'receive').mockImplementation(async (name, pieces) => ({
    ...(await receive(name, pieces)),
    async keep() {
      during = await open()
      throw new Error('The store is away.')
    },
  }))
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(500)
  expect(during).toBe(0)
  expect(await filesOf(world)).toMatchObject([{ status: 'pending' }])
  vi.restoreAllMocks()
  // Other bytes are not taken for those that may have reached the store; the same ones are.
  const other = Buffer.concat([onePixel.subarray(0, -1), Buffer.from('x')])
  expect((await putBytes(app, url, other)).json()).toMatchObject({ code: 'upload_unknown' })
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(204)
})

test('the same bytes twice at once are kept once', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, onePixel.length)
  const other = Buffer.concat([onePixel.subarray(0, -1), Buffer.from('x')])
  const answers = await Promise.all([onePixel, onePixel, other].map((it) => putBytes(app, url, it)))
  const taken = answers.filter(({ statusCode }) => statusCode === 204)
  expect([1, 2]).toContain(taken.length)
  expect(await filesOf(world)).toMatchObject([{ status: 'stored' }])
})

test('an agency takes no more room for files than it has, whatever others take', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('files')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        name: 'all',
        content_type: 'image/png',
        byte_size: testFileRoom - onePixel.length,
        status: 'pending',
      })
      .execute(),
  )
  await refusal(announce(world, onePixel.length + 1), 'storage_quota')
  await anUpload(app, world.pca, { bytes: onePixel })
  await refusal(announce(world, 1), 'storage_quota')
  await anUpload(app, other.pca, { bytes: onePixel })
})

test('nobody starts uploads without end', async () => {
  const world = await anAgency(app)
  const { points } = limits.upload
  const asked = { filename: 'a.png', byte_size: 10, content_type: 'image/png' } as const
  const { headers } = await send(app, world.cna, startUpload, asked)
  expect(headers['ratelimit-policy']).toBe(`"upload";q=${points};w=3600`)
  for (let at = 1; at < points; at++) await send(app, world.cna, startUpload, asked)
  await refusal(call(app, world.cna, startUpload, asked), 'throttled')
  await announce(world, 10)
}, 60_000)
