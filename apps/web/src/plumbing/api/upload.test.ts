import { expect, test } from 'vitest'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { signedIn } from '../../testing/a-user.ts'
import { upload } from './upload.ts'

const start = () => aRecord({ signed_id: 'signed-1', url: '/files/put/1' })

test.each([
  ['era.835', '', 'application/edi-x12'],
  ['claims.x12', 'application/octet-stream', 'application/edi-x12'],
  ['s.png', 'image/png', 'image/png'],
  ['notes', '', 'text/plain'],
])('%s of type %j is announced as %s', async (name, type, announced) => {
  const requests = serve({
    'POST /direct_uploads': start,
    'PUT /files/put/1': () => new Response(null, { status: 204 }),
  })
  signedIn()
  expect(await upload(new Blob(['ISA*00'], { type }), name)).toBe('signed-1')
  expect(requests[0]?.data).toEqual({ filename: name, byte_size: 6, content_type: announced })
  // The storage may be another house: the token does not go there.
  expect(requests[1]).toMatchObject({ method: 'PUT', path: '/files/put/1', token: null })
})

test('a storage that refuses the bytes fails the upload', async () => {
  serve({ 'POST /direct_uploads': start, 'PUT /files/put/1': () => aFailure(413, 'too_large') })
  await expect(upload(new Blob(['x']), 'x.txt')).rejects.toMatchObject({ code: 'too_large' })
})
