import { codeOf, NotHandedOver } from '../../agency/door.ts'

const sentences: Record<string, string> = {
  EISDIR: 'It is a folder, not a file.',
  ENOENT: 'It was removed before it could be read.',
  EACCES: 'It may not be read.',
}

/** Why a connection or a file could not be read, for a person. */
export function whyNot(error: unknown): string {
  if (error instanceof NotHandedOver) return error.message
  if (error instanceof Error) {
    if (error.name === 'TimeoutError' || error.name === 'AbortError') {
      return 'The connection did not answer within 10 seconds.'
    }
    if (/^The .*\.$/.test(error.message)) return error.message
  }
  return sentences[codeOf(error)] ?? 'It could not be read. The next look tries again.'
}
