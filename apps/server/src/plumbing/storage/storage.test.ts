import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshKey, readKeys } from '../crypto/protected.ts'
import { localDisk } from './local-disk.ts'
import { s3Storage, type S3Settings } from './s3.ts'
import { openFile } from './seal-file.ts'
import { resealFile, sealedStorage } from './sealed.ts'
import type { Storage } from './storage.ts'

let folder: string
let settings: S3Settings
/** It checks no signature: the double signs the path of a list without the slash that the library ends it with. */
let unsigned: S3Settings
const servers: S3rver[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeward-storage-'))
  settings = await aBucket({})
  unsigned = await aBucket({ allowMismatchedSignatures: true })
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function aBucket(options: { allowMismatchedSignatures?: boolean }): Promise<S3Settings> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, `s3-${servers.length}`),
    configureBuckets: [{ name: 'homeward' }],
    ...options,
  })
  servers.push(server)
  const { port } = await server.run()
  return {
    bucket: 'homeward',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

const storages: [string, () => Storage][] = [
  ['a folder', () => localDisk(join(folder, 'disk'))],
  ['a bucket', () => s3Storage(settings, join(folder, 'aside'))],
]

describe.each(storages)('%s', (_, open) => {
  test('keeps bytes, replaces them, and forgets them', async () => {
    const storage = open()
    const name = uuid()
    expect(await storage.find(name)).toBeNull()
    await storage.put(name, Buffer.from([0, 1, 2, 255]))
    expect(await storage.get(name)).toEqual(Buffer.from([0, 1, 2, 255]))
    await storage.put(name, Buffer.from('other'))
    expect(await storage.find(name)).toEqual(Buffer.from('other'))
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.find(name)).toBeNull()
    expect(await storage.read(name)).toBeNull()
    await expect(storage.get(name)).rejects.toThrow(/ENOENT|NoSuchKey|key does not exist/)
  })

  test('keeps an empty file and one of many megabytes', async () => {
    const storage = open()
    for (const size of [0, 6 * 1024 * 1024]) {
      const name = uuid()
      await storage.put(name, Buffer.alloc(size, 7))
      expect((await storage.get(name)).length).toBe(size)
      const pieces = await (await storage.read(name))?.toArray()
      expect(Buffer.concat(pieces ?? []).length).toBe(size)
      expect(Math.max(0, ...(pieces ?? []).map(({ length }) => length))).toBeLessThanOrEqual(65_536)
    }
  })

  test('what arrives has no name until it is kept', async () => {
    const storage = open()
    const name = uuid()
    const received = await storage.receive(name, pieces('one, ', 'two'))
    expect(await storage.find(name)).toBeNull()
    expect(await received.bytes()).toEqual(Buffer.from('one, two'))
    await received.keep()
    await received.drop()
    expect(await storage.get(name)).toEqual(Buffer.from('one, two'))
    expect(await partsIn(folder)).toEqual([])
  })

  test('what was left behind is swept, and nothing that still arrives', async () => {
    const storage = open()
    const received = await storage.receive(uuid(), pieces('cut off'))
    await storage.sweep(new Date(Date.now() - 60_000))
    expect(await partsIn(folder)).toHaveLength(1)
    await storage.sweep(new Date(Date.now() + 60_000))
    expect(await partsIn(folder)).toEqual([])
    await received.drop()
  })

  test.each(['ENOSPC', 'EDQUOT', 'EIO'])('%s leaves nothing of what arrived', async (code) => {
    const storage = open()
    const name = uuid()
    const broken = async function* () {
      yield Buffer.from('a part')
      throw Object.assign(new Error('write failed'), { code })
    }
    await expect(storage.receive(name, broken())).rejects.toMatchObject({
      code: code === 'EIO' ? 'EIO' : 'storage_full',
    })
    expect(await storage.find(name)).toBeNull()
    expect(await partsIn(folder)).toEqual([])
  })
})

const pieces = async function* (...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const partsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))

test('a bucket refuses whoever signs with another key', async () => {
  const stranger = s3Storage({ ...settings, secretAccessKey: 'guessed' }, folder)
  await expect(stranger.put(uuid(), Buffer.from('x'))).rejects.toThrow(/signature/i)
  await expect(stranger.find(uuid())).rejects.toThrow(/signature/i)
})

describe('sealed files', () => {
  const old = freshKey('k1')
  const keys = readKeys(old)
  const content = Buffer.from('CLP*900123456K*1*100')

  test('nothing of the content lies in the storage', async () => {
    const within = localDisk(join(folder, 'sealed'))
    const name = uuid()
    await sealedStorage(within, keys).put(name, content)
    const kept = await within.get(name)
    expect(kept.includes('900123456K')).toBe(false)
    expect(await sealedStorage(within, keys).get(name)).toEqual(content)
  })

  test('what arrives in pieces is sealed as what comes at once', async () => {
    const within = localDisk(join(folder, 'arriving'))
    const storage = sealedStorage(within, keys)
    const name = uuid()
    const received = await storage.receive(name, pieces('CLP*9001', '23456K', '*1*100'))
    expect(await received.bytes()).toEqual(content)
    await received.keep()
    expect((await within.get(name)).includes('900123456K')).toBe(false)
    expect(await storage.get(name)).toEqual(content)
  })

  test('a newer key opens what an older one sealed, and what was never sealed opens too', async () => {
    const within = localDisk(join(folder, 'rotated'))
    const [sealed, plain] = [uuid(), uuid()]
    await sealedStorage(within, keys).put(sealed, content)
    await within.put(plain, content)
    const rotated = sealedStorage(within, readKeys(`${freshKey('k2')},${old}`))
    expect(await rotated.get(sealed)).toEqual(content)
    expect(await rotated.find(plain)).toEqual(content)
    await expect(sealedStorage(within, readKeys(freshKey('k3'))).get(sealed)).rejects.toThrow('k1')
  })

  test('rotation seals anew what an older key sealed, or none, and nothing twice', async () => {
    const within = localDisk(join(folder, 'resealed'))
    const [sealed, plain] = [uuid(), uuid()]
    await sealedStorage(within, keys).put(sealed, content)
    await within.put(plain, content)
    const younger = freshKey('k2')
    const both = readKeys(`${younger},${old}`)
    for (const name of [sealed, plain]) {
      expect(await resealFile(within, both, name)).toBe(true)
      expect(await resealFile(within, both, name)).toBe(false)
      expect(await sealedStorage(within, readKeys(younger)).get(name)).toEqual(content)
    }
    expect(await resealFile(within, both, uuid())).toBe(false)
  })

  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    '%i bytes come back as they were, whole and in pieces',
    async (size) => {
      const storage = sealedStorage(localDisk(join(folder, 'frames')), keys)
      const name = uuid()
      const written = randomBytes(size)
      await storage.put(name, written)
      expect((await storage.get(name)).equals(written)).toBe(true)
      const read = await (await storage.read(name))?.toArray()
      expect(Buffer.concat(read ?? []).equals(written)).toBe(true)
    },
  )

  test('a file that was cut off, or whose frames changed places, hands out only what is right', async () => {
    const within = localDisk(join(folder, 'cut'))
    const storage = sealedStorage(within, keys)
    const name = uuid()
    const written = randomBytes(200_000)
    await storage.put(name, written)
    const kept = await within.get(name)
    const headSize = kept.length - 200_000 - 4 * 16
    const frame = (at: number) =>
      kept.subarray(headSize + at * 65_552, headSize + (at + 1) * 65_552)
    const head = kept.subarray(0, headSize)
    for (const [wrong, whole] of [
      [[head, frame(0), frame(1), frame(2)], 2],
      [[head, frame(0)], 0],
      [[head], 0],
      [[head, frame(1), frame(0), frame(2), frame(3)], 0],
      [[head, frame(0), frame(1), frame(2), frame(3), frame(3)], 3],
    ] as const) {
      await within.put(name, Buffer.concat(wrong))
      const read: Buffer[] = []
      const reading = async () => {
        for await (const piece of (await storage.read(name)) ?? []) read.push(piece)
      }
      await expect(reading()).rejects.toThrow(/unable to authenticate|cut off/)
      const right = Buffer.concat(read)
      expect(right.length).toBeLessThanOrEqual(whole * 65_536)
      expect(right.equals(written.subarray(0, right.length))).toBe(true)
    }
  })

  test('what was sealed as a whole still opens, and is sealed in frames when keys change', async () => {
    const within = localDisk(join(folder, 'whole'))
    const name = uuid()
    const nonce = randomBytes(12)
    const secret = keys.byId.get('k1')?.file ?? Buffer.alloc(0)
    const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(name))
    const parts = [cipher.update(content), cipher.final(), cipher.getAuthTag()]
    await within.put(name, Buffer.concat([Buffer.from('HWSEAL1\n\x02k1'), nonce, ...parts]))
    const storage = sealedStorage(within, keys)
    expect(await storage.get(name)).toEqual(content)
    expect(await (await storage.read(name))?.toArray()).toEqual([content])
    expect(await resealFile(within, keys, name)).toBe(true)
    expect((await within.get(name)).subarray(0, 8).toString()).toBe('HWSEAL2\n')
    expect(await openFile(keys, name, await within.get(name))).toEqual(content)
  })

  test('a file that was changed, or put in the place of another, does not open', async () => {
    const within = localDisk(join(folder, 'moved'))
    const storage = sealedStorage(within, keys)
    const [name, other] = [uuid(), uuid()]
    await storage.put(name, content)
    const kept = await within.get(name)
    await within.put(other, kept)
    await expect(storage.get(other)).rejects.toThrow(/unable to authenticate/)
    kept[kept.length - 20] = (kept.at(-20) ?? 0) ^ 1
    await within.put(name, kept)
    await expect(storage.get(name)).rejects.toThrow(/unable to authenticate/)
  })
})

test.each([
  ['a folder', () => localDisk(join(folder, 'trail'))],
  ['a bucket', () => s3Storage(unsigned, folder)],
])('%s tells of which agencies something of the trail is kept', async (_, open) => {
  const storage = open()
  expect(await storage.agenciesIn('audit-missing')).toEqual([])
  const agencies = [uuid(), uuid()]
  for (const id of agencies) await storage.put(`audit-heads/${id}`, Buffer.from('head'))
  await storage.put(uuid(), Buffer.from('a file'))
  expect(new Set(await storage.agenciesIn('audit-heads'))).toEqual(new Set(agencies))
  expect(await storage.agenciesIn('audit-missing')).toEqual([])
})
