import { startUpload } from '@homeward/contract/files/uploads'
import type { UploadType } from '@homeward/domain/files/types'
import { type Caller, call } from '../../testing/call.ts'
import type { TestHouse } from '../../testing/house.ts'

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
export async function anUpload(house: TestHouse, who: Caller, upload: Upload): Promise<string> {
  const bytes = Buffer.from(upload.bytes)
  const { signed_id, url } = await call(house, who, startUpload, {
    filename: upload.filename ?? 'signature.png',
    content_type: upload.content_type ?? 'image/png',
    byte_size: bytes.length,
  })
  const answer = await putBytes(house, url, bytes)
  if (answer.statusCode !== 204) throw new Error(`The upload was refused: ${answer.body}`)
  return signed_id
}

export const putBytes = (house: TestHouse, url: string, bytes: Buffer) =>
  house.server.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
