import { get, type IncomingMessage } from 'node:http'
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { createAttachment } from '@homeward/contract/files/attachments'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { anUpload } from './testing/factories.ts'

// Its server listens on a port.
const app = startTestServer({ ownDatabase: true })

let host: string
beforeAll(async () => {
  host = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

const size = 20 * 1024 * 1024
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])

/** The address of a big file, and a way to begin reading an address. */
async function aBigFile() {
  const world = await anAgency(app)
  const signed_id = await anUpload(app, world.nurse, {
    bytes: pdf,
    content_type: 'application/pdf',
  })
  const parent = { parent_type: 'Agency', parent_id: world.agencyId } as const
  const { url } = await call(app, world.nurse, createAttachment, { ...parent, signed_id })
  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(new URL(url, host), resolve).on('error', reject)
    })
  return { url, begin }
}

test('40 files of 20 MB read at once by slow readers add less than 300 MB', async () => {
  const { begin } = await aBigFile()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  // They have the beginning and do not go on for a while.
  const answers = await Promise.all(Array.from({ length: 40 }, begin))
  await new Promise((resolve) => setTimeout(resolve, 500))
  const sizes = await Promise.all(
    answers.map(async (answer) => {
      let read = 0
      for await (const piece of answer) read += (piece as Buffer).length
      return read
    }),
  )
  clearInterval(watch)
  expect(new Set(sizes)).toEqual(new Set([size]))
  expect((most - before) / 1024 ** 2).toBeLessThan(300)
}, 60_000)

test('a file that breaks off in the storage breaks off for its reader, and is not taken for whole', async () => {
  const { begin, url } = await aBigFile()
  const { storage } = app.services
  const read = storage.read.bind(storage)
  vi.spyOn(storage, 'read').mockImplementationOnce(async (name) => {
    const whole = await read(name)
    let passed = 0
    whole?.on('data', ({ length }: Buffer) => {
      passed += length
      if (passed > size / 2) whole.destroy(new Error('the storage went away'))
    })
    return whole?.pause() ?? null
  })
  const answer = await begin()
  expect(answer.headers['content-length']).toBe(String(size))
  await expect(answer.toArray()).rejects.toThrow('aborted')
  vi.spyOn(storage, 'read').mockResolvedValueOnce(null)
  expect((await app.server.inject({ url })).statusCode).toBe(500)
  expect((await app.server.inject({ url })).rawPayload.equals(pdf)).toBe(true)
  vi.restoreAllMocks()
}, 60_000)
