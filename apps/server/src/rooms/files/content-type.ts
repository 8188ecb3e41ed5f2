/** The first bytes by which a content shows its type. */
const marks: Record<string, Buffer> = {
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'application/pdf': Buffer.from('%PDF-'),
}

const typeNames: Record<string, string> = {
  'image/png': 'a PNG picture',
  'image/jpeg': 'a JPEG picture',
  'application/pdf': 'a PDF document',
  'application/edi-x12': 'an X12 file (it does not start with ISA)',
}

/** Why a content is not of the type it was announced as; null where it is. */
export function contentProblem(declared: string, bytes: Buffer): string | null {
  const shown = Object.keys(marks).find((type) => startsWith(bytes, marks[type]))
  if (marks[declared]) return shown === declared ? null : lie(declared)
  if (shown || !isText(bytes)) return 'The content of the file is not text.'
  if (declared === 'application/edi-x12' && !isInterchange(bytes)) return lie(declared)
  return null
}

const lie = (declared: string): string =>
  `The content of the file is not ${typeNames[declared] ?? declared}.`

const startsWith = (bytes: Buffer, mark: Buffer | undefined): boolean =>
  mark !== undefined && bytes.subarray(0, mark.length).equals(mark)

/**
 * Text is UTF-8 or Latin-1. Both leave the control characters out, but for tabs, new lines, page
 * breaks, the end mark of old systems (0x1a) and the separators that X12 files use (0x1c-0x1f).
 */
const isText = (bytes: Buffer): boolean => bytes.every(isTextByte)

const isTextByte = (byte: number): boolean =>
  byte >= 0x20 ? byte !== 0x7f : (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a || byte >= 0x1c

const isInterchange = (bytes: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s*ISA[^A-Za-z0-9\s]/.test(bytes.toString('latin1', 0, 4096))
