import type { Method } from '@homeward/contract/endpoint'
import { type Query, writeQuery } from '../query-string.ts'

/** What must be known of an endpoint to send to it; small enough to be kept on the device. */
export type Target = {
  readonly method: Method
  readonly path: string
  readonly returns: { readonly kind: 'record' | 'partial' | 'page' | 'file' }
  readonly timeout?: number
  readonly quiet?: boolean
}

export type Input = Record<string, unknown>

/** A file that the server answered. */
export type ReceivedFile = { blob: Blob; name: string }

const prefix = '/api/v1'

/** The address and body of a call: parameters go into the path, the rest into query or `data`. */
export const compose = (
  { method, path }: Target,
  input: Input,
): { url: string; body: string | undefined } => {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  if (method !== 'GET' && method !== 'DELETE')
    return { url: prefix + filled, body: JSON.stringify({ data: rest }) }
  const query = writeQuery(rest as Query)
  return { url: prefix + filled + (query ? `?${query}` : ''), body: undefined }
}

/** Unwraps a success: a record to its data, a page and a partial record to data and meta, a file to its bytes. */
export const unwrap = async (target: Target, response: Response): Promise<unknown> => {
  if (target.returns.kind === 'file') return receivedFile(response)
  const body = (await response.json()) as { data: unknown }
  return target.returns.kind === 'record' ? body.data : body
}

const receivedFile = async (response: Response): Promise<ReceivedFile> => ({
  blob: await response.blob(),
  name: fileName(response.headers.get('content-disposition') ?? '') ?? 'download',
})

/** The name in a Content-Disposition header; the encoded form wins. */
const fileName = (header: string): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(header)?.[1]
}
