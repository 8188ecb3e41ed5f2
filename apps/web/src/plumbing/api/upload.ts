import { startUpload, uploadTypes } from '@homeward/contract/files'
import { ask, call } from './call.ts'
import { readFailure } from './errors.ts'

type UploadType = (typeof uploadTypes)[number]

/** Types by the end of the name, for files of which the browser does not know what they are. */
const byEnding: Record<string, UploadType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  pdf: 'application/pdf',
  '835': 'application/edi-x12',
  '837': 'application/edi-x12',
  edi: 'application/edi-x12',
  x12: 'application/edi-x12',
}

const typeOf = (file: Blob, name: string): UploadType =>
  uploadTypes.find((type) => type === file.type && type !== 'text/plain') ??
  byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ??
  'text/plain'

/** An upload of many megabytes over a phone takes its time (milliseconds). */
const patience = 5 * 60_000

/** Brings a file to the storage and returns the `signed_id` to refer to it by. */
export const upload = async (file: Blob, name: string, signal?: AbortSignal): Promise<string> => {
  const type = typeOf(file, name)
  const start = { filename: name, byte_size: file.size, content_type: type }
  const { signed_id, url } = await call(startUpload, start, { ...(signal && { signal }) })
  const response = await ask(
    url,
    { method: 'PUT', body: file, headers: { 'content-type': type }, ...(signal && { signal }) },
    patience,
  )
  if (!response.ok) throw await readFailure(response)
  return signed_id
}
