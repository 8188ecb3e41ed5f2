import { startUpload } from '@homeward/contract/files/uploads'
import { uploadEndings, type UploadType, uploadTypes } from '@homeward/domain/files/types'
import { ask, call } from './call.ts'
import { readFailure } from './errors.ts'
import { putWithProgress } from './put-with-progress.ts'

const typeOf = (file: Blob, name: string): UploadType =>
  uploadTypes.find((type) => type === file.type && type !== 'text/plain') ??
  uploadEndings[name.split('.').at(-1)?.toLowerCase() ?? ''] ??
  'text/plain'

/** An upload of many megabytes over a phone takes its time (milliseconds). */
const patience = 5 * 60_000

/** What somebody who waits for an upload may want to know meanwhile. */
type UploadWatch = {
  /** The `signed_id`, before any byte is sent: what it names can be forgotten. */
  started: (signedId: string) => void
  /** The share that was sent, from 0 to 1. */
  progress: (share: number) => void
}

/** Brings a file to the storage and returns the `signed_id` to refer to it by. */
export const upload = async (
  file: Blob,
  name: string,
  signal?: AbortSignal,
  watch?: UploadWatch,
): Promise<string> => {
  const type = typeOf(file, name)
  const start = { filename: name, byte_size: file.size, content_type: type }
  const { signed_id, url } = await call(startUpload, start, { ...(signal && { signal }) })
  watch?.started(signed_id)
  const put = { body: file, type, patience, ...(signal && { signal }) }
  const response = watch
    ? await putWithProgress(url, put, watch.progress)
    : await ask(
        url,
        {
          method: 'PUT',
          body: file,
          headers: { 'content-type': type },
          ...(signal && { signal }),
        },
        patience,
      )
  if (!response.ok) throw await readFailure(response)
  return signed_id
}
