import { createHash } from 'node:crypto'
import { request } from 'node:http'
import {
  createAttachment,
  deleteDocument,
  getDocument,
  updateDocument,
} from '@homeward/contract/files/attachments'
import { startUpload } from '@homeward/contract/files/uploads'
import { expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { downloadUrl, fileBytes, storeFile, takeUpload } from './door.ts'
import { anUpload, onePixel, putBytes } from './testing/factories.ts'

// Its server listens on a port.
const app = startTestServer({ ownDatabase: true })

/** Calls the door as another room would. */
const atTheDoor = <T>(world: World, work: (ctx: ReturnType<typeof makeCtx>) => Promise<T>) =>
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

const filesOf = (world: World) =>
  inAgency(app.db, world.agencyId, (tx) => tx.selectFrom('files').selectAll().execute())

const announce = (world: World, byteSize: number, contentType = 'image/png') =>
  call(app, world.pca, startUpload, {
    filename: 'a file',
    byte_size: byteSize,
    content_type: contentType as 'image/png',
  })

test('a file is announced, put, taken by another room and read again', async () => {
  const world = await anAgency(app)
  const signedId = await anUpload(app, world.pca, {
    bytes: onePixel,
    filename: 'Zoë’s "a"; b.png',
  })
  const file = await atTheDoor(world, (ctx) => takeUpload(ctx, signedId, ['image/png']))
  expect(file).toMatchObject({ contentType: 'image/png', byteSize: onePixel.length })
  expect(file.sha256).toEqual(createHash('sha256').update(onePixel).digest())
  expect(await atTheDoor(world, (ctx) => fileBytes(ctx, file.id))).toEqual(onePixel)

  const url = await atTheDoor(world, async (ctx) => downloadUrl(ctx, file.id))
  const answer = await app.server.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(onePixel)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="Zo__s__a___b.png"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20_a_%3B%20b.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test.each([
  ['a page as a picture', 'image/png', '<html></html>'],
  ['a JPEG as a PNG', 'image/png', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a picture as a PDF', 'application/pdf', onePixel],
  ['a program as text', 'text/plain', Buffer.from('7f454c46020101000000', 'hex')],
  ['a PDF as a table', 'text/csv', '%PDF-1.7 ...'],
  ['UTF-16 as a table', 'text/csv', Buffer.from('a,b', 'utf16le')],
  ['a table as a remittance', 'application/edi-x12', 'ISABELLA,LOPEZ'],
])('%s is refused with the reason and leaves nothing behind', async (_, type, content) => {
  const world = await anAgency(app)
  const bytes = Buffer.from(content as string)
  const { url, signed_id } = await announce(world, bytes.length, type)
  const answer = await putBytes(app, url, bytes)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'invalid' })
  expect(answer.json().errors.content_type[0]).toMatch(/^The file content (is not|does not match)/)
  expect(await filesOf(world)).toEqual([])
  await expect(atTheDoor(world, (ctx) => takeUpload(ctx, signed_id, [type]))).rejects.toMatchObject(
    {
      code: 'upload_unknown',
    },
  )
})

test.each([
  ['text/plain', 'Grüße, 北京\r\n\tline\f\x1a'],
  ['text/csv', Buffer.from('name\nJos\xe9', 'latin1')],
  ['application/edi-x12', '\ufeff \r\nISA*00*          *00*'],
  ['application/edi-x12', 'ISA\x1d00\x1d'],
  ['application/pdf', '%PDF-1.7\n'],
])('%s is taken by its content', async (type, content) => {
  const world = await anAgency(app)
  const signedId = await anUpload(app, world.owner, {
    bytes: Buffer.from(content as string),
    content_type: type as 'text/plain',
  })
  expect(await atTheDoor(world, (ctx) => takeUpload(ctx, signedId, [type]))).toBeTruthy()
})

test('more or fewer bytes than announced are refused, and nothing stays', async () => {
  const world = await anAgency(app)
  for (const size of [onePixel.length - 1, onePixel.length + 1]) {
    const { url } = await announce(world, size)
    const answer = await putBytes(app, url, onePixel)
    expect(answer.json().errors.byte_size[0]).toContain(`should have ${size} bytes`)
  }
  const { url } = await announce(world, 10)
  expect((await putBytes(app, url, Buffer.alloc(0))).statusCode).toBe(422)
  expect(await filesOf(world)).toEqual([])
})

test('an upload that breaks off changes nothing and can be sent again', async () => {
  const world = await anAgency(app)
  const { url, signed_id } = await announce(world, onePixel.length)
  const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))
  await new Promise<void>((resolve) => {
    const headers = { 'content-length': onePixel.length }
    const sent = request({ port: address.port, path: url, method: 'PUT', headers })
    sent.on('error', () => resolve())
    sent.write(onePixel.subarray(0, 20), () => sent.destroy(new Error('the network went away')))
  })
  expect(await filesOf(world)).toMatchObject([{ status: 'pending', sha256: null }])
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(204)
  expect(await atTheDoor(world, (ctx) => takeUpload(ctx, signed_id, ['image/png']))).toBeTruthy()
})

test('the same bytes may come twice, others may not replace them', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, onePixel.length)
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(204)
  expect((await putBytes(app, url, onePixel)).statusCode).toBe(204)
  const other = Buffer.concat([onePixel.subarray(0, -1), Buffer.from('x')])
  expect((await putBytes(app, url, other)).json()).toMatchObject({ code: 'upload_unknown' })
})

test('an address is good for an hour, a signed_id for a day, a download for five minutes', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, onePixel.length)
  const signedId = await anUpload(app, world.pca, { bytes: onePixel })
  const take = () => atTheDoor(world, (ctx) => takeUpload(ctx, signedId, ['image/png']))
  const { id } = await take()
  const download = await atTheDoor(world, async (ctx) => downloadUrl(ctx, id))
  const read = async () => (await app.server.inject({ url: download })).statusCode

  app.setClock('2026-11-02T14:04:59.000Z')
  expect(await read()).toBe(200)
  app.setClock('2026-11-02T14:05:00.000Z')
  expect(await read()).toBe(404)
  app.setClock('2026-11-02T15:00:00.000Z')
  expect((await putBytes(app, url, onePixel)).json()).toMatchObject({ code: 'upload_unknown' })
  expect(await take()).toBeTruthy()
  app.setClock('2026-11-03T14:00:00.000Z')
  await expect(take()).rejects.toMatchObject({ code: 'upload_unknown' })
  app.setClock(testNow)
})

test('a token opens nothing but what it was made for', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const signedId = await anUpload(app, world.pca, { bytes: onePixel })
  const bits = Buffer.from(signedId, 'base64url')
  bits[20] = (bits[20] ?? 0) ^ 1
  for (const token of [signedId, 'x', bits.toString('base64url')]) {
    expect((await app.server.inject({ url: `/api/v1/downloads/${token}` })).statusCode).toBe(404)
    expect((await putBytes(app, `/api/v1/uploads/${token}`, onePixel)).statusCode).toBe(422)
  }
  const unknown = { code: 'upload_unknown' }
  await expect(
    atTheDoor(foreign, (ctx) => takeUpload(ctx, signedId, ['image/png'])),
  ).rejects.toMatchObject(unknown)
  await expect(
    atTheDoor(world, (ctx) => takeUpload(ctx, bits.toString('base64url'), ['image/png'])),
  ).rejects.toMatchObject(unknown)
  await expect(
    atTheDoor(world, (ctx) => takeUpload(ctx, signedId, ['text/csv'])),
  ).rejects.toMatchObject({ code: 'upload_type' })
})

test('an announcement is held against what may be uploaded', async () => {
  const world = await anAgency(app)
  const good = { filename: 'a.png', byte_size: 10, content_type: 'image/png' as const }
  for (const [wrong, field] of [
    [{ filename: ' ' }, 'filename'],
    [{ byte_size: 0 }, 'byte_size'],
    [{ byte_size: 25 * 1024 * 1024 + 1 }, 'byte_size'],
    [{ content_type: 'text/html' }, 'content_type'],
    [{ path: '/etc/passwd' }, 'path'],
  ] as const) {
    const body = await refusal(
      call(app, world.owner, startUpload, { ...good, ...wrong } as typeof good),
      'invalid',
    )
    expect(Object.keys(body.errors)).toEqual([field])
  }
})

test('more than 25 MB is refused before it is read', async () => {
  const world = await anAgency(app)
  const { url } = await announce(world, 25 * 1024 * 1024)
  const answer = await putBytes(app, url, Buffer.alloc(25 * 1024 * 1024 + 1))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'too_large' })
})

test('a file of our own is kept and read again; a damaged one is not handed out', async () => {
  const world = await anAgency(app)
  const bytes = Buffer.from('ISA*00*~')
  const { id } = await atTheDoor(world, (ctx) =>
    storeFile(ctx, { name: '837.edi', contentType: 'application/edi-x12', bytes }),
  )
  expect(await atTheDoor(world, (ctx) => fileBytes(ctx, id))).toEqual(bytes)
  const url = await atTheDoor(world, async (ctx) => downloadUrl(ctx, id))
  expect((await app.server.inject({ url })).headers['content-disposition']).toContain(
    'attachment; filename="837.edi"',
  )
  await app.drainJobs()
  await app.services.storage.put(id, Buffer.from('something else'))
  await expect(atTheDoor(world, (ctx) => fileBytes(ctx, id))).rejects.toThrow('damaged')
})

test('a signed_id is for whoever uploaded it', async () => {
  const world = await anAgency(app)
  const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
  await refusal(call(app, world.manager, getDocument, { signed_id }), 'upload_unknown')
  await refusal(
    call(app, world.manager, updateDocument, { signed_id, filename: 'mine.png' }),
    'upload_unknown',
  )
  await refusal(call(app, world.manager, deleteDocument, { signed_id }), 'upload_unknown')
  const onAgency = { parent_type: 'Agency', parent_id: world.agencyId } as const
  await refusal(
    call(app, world.manager, createAttachment, { ...onAgency, signed_id }),
    'upload_unknown',
  )
  expect(await call(app, world.nurse, getDocument, { signed_id })).toMatchObject({
    filename: 'signature.png',
  })
})

test('a name that is a path is kept as a name', async () => {
  const world = await anAgency(app)
  const signed_id = await anUpload(app, world.pca, {
    bytes: onePixel,
    filename: '..\\..\\Windows\\NUL.png',
  })
  expect((await call(app, world.pca, getDocument, { signed_id })).filename).toBe('_NUL.png')
})
