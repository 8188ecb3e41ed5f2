import { isPicture } from '@homeward/domain/files/types'

/** Whatever a browser takes a file for, nothing in it runs, loads anything or appears in a frame. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * The headers that a file is answered with. Only pictures made of points are shown by a browser
 * itself; anything else is saved, or drawn by the app. The name stands there in ASCII and, beside
 * it, as it was typed.
 */
export function fileHeaders(file: {
  name: string
  content_type: string
  byte_size: number
}): Record<string, string> {
  const kind = isPicture(file.content_type) ? 'inline' : 'attachment'
  const plain = file.name.replaceAll(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(file.name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'content-type': file.content_type,
    'content-length': String(file.byte_size),
    'content-disposition': `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': policy,
  }
}
