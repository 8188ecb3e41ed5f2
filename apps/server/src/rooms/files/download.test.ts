import { createAttachment } from '@homeward/contract/files/attachments'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { signOut } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { downloadUrl, storeFile } from './door.ts'
import { anUpload, onePixel } from './testing/factories.ts'

const app = startTestServer()

/** Reads a file that is called so in the database, however it came there. */
async function read(contentType: string, content: string) {
  const { agencyId } = await anAgency(app)
  const url = await inAgency(app.db, agencyId, async (tx) => {
    const ctx = makeCtx(app.services, tx, {
      agency: { id: agencyId, name: '', timeZone: 'UTC', locationTolerance: 150, lateAfter: 10 },
      actor: { kind: 'job', name: 'test' },
      requestId: 'test',
    })
    const made = { name: 'a file', contentType, bytes: Buffer.from(content) }
    return downloadUrl(ctx, (await storeFile(ctx, made)).id)
  })
  return app.server.inject({ url })
}

const script = '<script>alert(1)</script>'

test.each([
  ['image/png', 'PNG', 'inline'],
  ['image/jpeg', 'JPEG', 'inline'],
  ['application/pdf', '%PDF-1.7', 'attachment'],
  ['text/plain', script, 'attachment'],
  ['text/csv', script, 'attachment'],
  ['application/edi-x12', 'ISA*', 'attachment'],
  // None of these can be uploaded; an archive that was made elsewhere may hold them.
  ['text/html', script, 'attachment'],
  ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'attachment'],
  ['application/xhtml+xml', script, 'attachment'],
])('%s is answered so that nothing of it can run', async (type, content, kind) => {
  const { statusCode, headers, body } = await read(type, content)
  expect(statusCode).toBe(200)
  expect(body).toBe(content)
  expect(headers['content-type']).toMatch(type)
  expect(headers['content-disposition']).toMatch(new RegExp(`^${kind}; `))
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  )
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test('who reads a file stands in the trail, as far as its address says for whom it was signed', async () => {
  const world = await anAgency(app)
  const { url } = await call(app, world.owner, createAttachment, {
    parent_type: 'Agency',
    parent_id: world.agencyId,
    signed_id: await anUpload(app, world.owner, { bytes: onePixel }),
  })
  expect((await app.server.inject({ url })).statusCode).toBe(200)
  const { data } = await call(app, world.owner, listAuditEvents, { action: 'file.read' })
  expect(data).toMatchObject([{ record_type: 'file', user_id: world.owner.userId }])
  const forged = url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'))
  expect((await app.server.inject({ url: forged })).statusCode).toBe(404)
  expect((await call(app, world.owner, listAuditEvents, { action: 'file.read' })).meta.total).toBe(
    1,
  )
})

test('an address ends with the session of whoever was given it', async () => {
  const world = await anAgency(app)
  const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
  const { url } = await call(app, world.nurse, createAttachment, {
    parent_type: 'Agency',
    parent_id: world.agencyId,
    signed_id,
  })
  const read = async () => (await app.server.inject({ url })).statusCode
  expect(await read()).toBe(200)
  await call(app, world.nurse, signOut, {})
  expect(await read()).toBe(404)
})
