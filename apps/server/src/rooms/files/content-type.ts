import { type UploadType, uploadTypeLabels, uploadTypes } from '@homeward/domain/files/types'
import { fileTypeFromBuffer } from 'file-type'

/** Why a content is not of the type it was announced as, in words; null where it is. */
export async function contentProblem(declared: string, bytes: Buffer): Promise<string | null> {
  const shown = (await fileTypeFromBuffer(bytes))?.mime
  if (isTextual(declared)) {
    if ((shown && uploadTypes.some((type) => type === shown)) || !isText(bytes))
      return 'The content of the file is not text.'
    return declared === 'application/edi-x12' && !isInterchange(bytes)
      ? 'The content of the file is not an X12 file (it does not start with ISA).'
      : null
  }
  if (shown === declared) return null
  const label = uploadTypeLabels[declared as UploadType] ?? declared
  return `The content of the file is not that of a file of this kind: ${label}.`
}

/** Types that no first bytes show. */
const isTextual = (type: string): boolean =>
  type.startsWith('text/') || type === 'application/edi-x12'

/**
 * Text is UTF-8 or Latin-1. Both leave the control characters out, but for tabs, new lines, page
 * breaks, the end mark of old systems (0x1a) and the separators that X12 files use (0x1c-0x1f).
 */
const isText = (bytes: Buffer): boolean => bytes.every(isTextByte)

const isTextByte = (byte: number): boolean =>
  byte >= 0x20 ? byte !== 0x7f : (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a || byte >= 0x1c

const isInterchange = (bytes: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s*ISA[^A-Za-z0-9\s]/.test(bytes.toString('latin1', 0, 4096))
