import { startUpload } from '@homeward/contract/files/uploads'
import type { UploadType } from '@homeward/domain/files/types'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { type Caller, call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'

type Upload = {
  filename?: string
  content_type?: UploadType
  bytes: Buffer | string
}

/** The smallest PNG there is: one transparent pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Announces a file and puts its bytes; answers the signed_id to name it by. */
export async function anUpload(app: TestServer, who: Caller, upload: Upload): Promise<string> {
  const bytes = Buffer.from(upload.bytes)
  const { signed_id, url } = await call(app, who, startUpload, {
    filename: upload.filename ?? 'signature.png',
    content_type: upload.content_type ?? 'image/png',
    byte_size: bytes.length,
  })
  const answer = await putBytes(app, url, bytes)
  if (answer.statusCode !== 204) throw new Error(`The upload was refused: ${answer.body}`)
  return signed_id
}

/** The same as a file that nobody brought, so that whoever may call at all may name it. */
export async function ofNobody(
  app: TestServer,
  agencyId: string,
  uploaded: Promise<string>,
): Promise<string> {
  const signedId = await uploaded
  await inAgency(app.db, agencyId, (tx) =>
    tx.updateTable('files').set({ created_by: null }).where('status', '=', 'stored').execute(),
  )
  return signedId
}

export const putBytes = (app: TestServer, url: string, bytes: Buffer) =>
  app.server.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
