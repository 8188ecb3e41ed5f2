// The test browser's own Blob does not survive its database.
import { Blob } from 'node:buffer'
import { beforeEach, describe, expect, test } from 'vitest'
import { NoResponse } from '../api/errors.ts'
import type { Device, SealedEntry, SealedFile } from './database.ts'
import type { Entry } from './entry.ts'
import { forgetPerson } from './forget.ts'
import { sealPlain } from './seal-plain.ts'
import { keyNameOf } from './seal.ts'
import { aChange, aDevice, FakeServer } from './testing/device.ts'

let server: FakeServer
let device: ReturnType<typeof aDevice>

beforeEach(() => {
  server = new FakeServer()
  device = aDevice(server)
  server.rule = () => {
    throw new NoResponse(false)
  }
})

const note = 'Rosa fell in the bath'
const signature = {
  blob: new Blob(['a signature'], { type: 'image/png' }) as globalThis.Blob,
  name: 'rosa.png',
}

const keepOne = async () => {
  const tab = device.tab()
  const change = { ...aChange('note', 'visit-1', { note }), label: `Note, Rosa Alvarez` }
  await tab.enqueue({ ...change, files: { signed_id: signature } })
  await tab.drain()
  return tab
}

const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)
const queueOf = async () => (await device.open()).getAll('queue')
const filesOf = async () => (await device.open()).getAll('blobs')

describe('what lies on the device', () => {
  test('says nothing of people: input, label, file and its name are sealed', async () => {
    await keepOne()
    const [entry] = (await queueOf()) as SealedEntry[]
    const [file] = (await filesOf()) as SealedFile[]
    if (!entry || !file) throw new Error('nothing was kept')
    expect(Object.keys(entry).toSorted()).toEqual(['key', 'owner', 'revision', 'sealed', 'seq'])
    expect(Object.keys(file).toSorted()).toEqual(['about', 'content', 'id', 'owner'])
    const all = [entry.sealed, file.about, file.content].map(({ bytes }) => textOf(bytes)).join('')
    for (const secret of ['Rosa', 'bath', 'signature', 'image/png'])
      expect(all).not.toContain(secret)
  })

  test('is opened with a key that cannot be read out of the browser', async () => {
    await keepOne()
    const key = (await (await device.open()).get('kept', keyNameOf('rosa')))?.value as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })

  test('cannot be handed to somebody else by changing the name on it', async () => {
    await keepOne()
    const db = await device.open()
    const [entry] = await queueOf()
    if (!entry) throw new Error('nothing was kept')
    await db.put('queue', { ...entry, owner: 'rosa:2' })
    expect((await device.entries('rosa:2'))[0]).toMatchObject({ state: 'failed' })
  })

  test('two tabs that seal for the first time at once agree on one key', async () => {
    const [first, second] = [device.tab(), device.tab()]
    await Promise.all([first.enqueue(aChange('a')), second.enqueue(aChange('b', 'visit-2'))])
    expect((await device.entries()).map(({ label }) => label).toSorted()).toEqual(['a', 'b'])
  })

  test('two tabs that change one entry at once lose neither change', async () => {
    const tab = await keepOne()
    const [entry] = await device.entries()
    const other = device.tab()
    await Promise.all([tab.wake(), other.retry(entry?.seq ?? -1, { seen: true }), tab.wake()])
    expect((await device.entries())[0]).toMatchObject({ input: { note }, state: 'waiting' })
  })
})

test('a reload opens it again and sends it, file and all', async () => {
  await keepOne()
  const uploads: string[] = []
  server.rule = () => undefined
  await device
    .tab({
      upload: async (file, name) => {
        uploads.push(`${name} ${file.type} ${await file.text()}`)
        return 'signed-1'
      },
    })
    .wake()
  expect(uploads).toEqual(['rosa.png image/png a signature'])
  expect(server.received[0]?.input).toEqual({ note, signed_id: 'signed-1' })
})

test('an entry whose key is gone is shown as such and can be discarded', async () => {
  const tab = await keepOne()
  await (await device.open()).delete('kept', keyNameOf('rosa'))
  const [entry] = await device.entries()
  expect(entry).toMatchObject({ state: 'failed', error: { code: 'unreadable' } })
  server.rule = () => undefined
  await tab.wake()
  expect(server.received).toEqual([])
  await tab.discard(entry?.seq ?? -1)
  expect(await device.entries()).toEqual([])
})

test('what an older version left in plain is sealed, whoever it belongs to, and sent', async () => {
  const db = await device.open()
  const plain: Omit<Entry, 'seq'> = {
    key: 'old-1',
    owner: 'rosa:1',
    target: { method: 'POST', path: '/note', returns: { kind: 'record' } },
    input: { note },
    label: 'Note, Rosa Alvarez',
    scope: 'visit-1',
    files: { signed_id: 'file-1' },
    uploaded: {},
    touches: [],
    at: '2026-03-02T14:00:00Z',
    state: 'waiting',
    attempts: 2,
    notBefore: 0,
  }
  await db.add('queue', plain as Device['queue']['value'])
  await db.add('queue', { ...plain, key: 'old-2', owner: 'ann:2' } as Device['queue']['value'])
  await db.put('blobs', { id: 'file-1', ...signature })
  await sealPlain(db)
  expect((await queueOf()).every((entry) => 'sealed' in entry && !('input' in entry))).toBe(true)
  expect((await filesOf()).every((file) => 'content' in file && !('blob' in file))).toBe(true)
  server.rule = () => undefined
  await device.tab().wake()
  expect(server.received).toEqual([
    { path: '/note', input: { note, signed_id: 'signed-1' }, key: 'old-1' },
  ])
})

test('signing out erases all of the person and nothing of anybody else', async () => {
  await keepOne()
  device.owner = 'ann:2'
  await device.tab().enqueue(aChange('hers'))
  const db = await device.open()
  await forgetPerson(db, 'rosa')
  expect(await device.entries('rosa:1')).toEqual([])
  expect(await filesOf()).toEqual([])
  expect((await device.entries('ann:2')).map(({ label }) => label)).toEqual(['hers'])
  expect(await db.getAllKeys('kept')).toEqual([keyNameOf('ann')])
})
