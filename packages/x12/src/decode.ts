/**
 * Turns the bytes of a file into text: UTF-16 when its mark says so, otherwise UTF-8 when the bytes
 * are valid UTF-8, otherwise Windows-1252 (a superset of Latin-1, in which every byte is a character).
 * Null when the text would be longer than the engine can hold.
 */
export function decode(input: Uint8Array | string): string | null {
  if (typeof input === 'string') return input
  try {
    return decodeAs(encodingOf(input), input)
  } catch {
    return decodeLoosely(input)
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

const decodeAs = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

function decodeLoosely(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('windows-1252').decode(bytes)
  } catch {
    return null
  }
}
