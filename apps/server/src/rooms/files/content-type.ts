import { type UploadType, uploadTypeLabels, uploadTypes } from '@homeward/domain/files/types'
import { fileTypeFromBuffer } from 'file-type'

/** The facts about a content: its beginning, whether all of it is text, and the whole content if required. */
type Content = { head: Buffer; isText: boolean; whole: () => Promise<Buffer> }

/** Why a content is not of its announced type, in words; null if it is. */
export async function contentProblem(declared: string, content: Content): Promise<string | null> {
  if (isTextual(declared)) {
    const shown = (await fileTypeFromBuffer(content.head))?.mime
    if ((shown && uploadTypes.some((type) => type === shown)) || !content.isText)
      return 'The file content is not text.'
    return declared === 'application/edi-x12' && !isInterchange(content.head)
      ? 'The file content is not an X12 file (it does not start with ISA).'
      : null
  }
  // The kind of a document that is an archive shows only inside.
  const seen = isArchive(declared) ? await content.whole() : content.head
  if ((await fileTypeFromBuffer(seen))?.mime === declared) return null
  const label = uploadTypeLabels[declared as UploadType] ?? declared
  return `The file content does not match its type: ${label}.`
}

/** Types that no first bytes show. */
const isTextual = (type: string): boolean =>
  type.startsWith('text/') || type === 'application/edi-x12'

const isArchive = (type: string): boolean => type.startsWith('application/vnd.openxmlformats')

/** Checks a content as it passes: whether it is text. */
export function beginText(): { take(piece: Buffer): void; holds(): boolean } {
  let holds = true
  return {
    take: (piece) => void (holds &&= piece.every(isTextByte)),
    holds: () => holds,
  }
}

/**
 * Text is UTF-8 or Latin-1. Both leave the control characters out, but for tabs, new lines, page
 * breaks, the end mark of old systems (0x1a) and the separators that X12 files use (0x1c-0x1f).
 */
const isTextByte = (byte: number): boolean =>
  byte >= 0x20 ? byte !== 0x7f : (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a || byte >= 0x1c

const isInterchange = (bytes: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s*ISA[^A-Za-z0-9\s]/.test(bytes.toString('latin1', 0, 4096))
