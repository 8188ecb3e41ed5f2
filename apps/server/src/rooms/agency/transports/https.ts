import { z } from 'zod'
import { NotPublic } from '../integrations/public/public-url.ts'
import { isBeforeSending, requestPublic } from '../integrations/public/request.ts'
import {
  byName,
  isPlainName,
  largestFile,
  NotHandedOver,
  type Parcel,
  type Transport,
  type WaitingFile,
} from './transport.ts'

type Service = { endpoint: string; user: string | null; secret: string | null }

/**
 * Files of a service over HTTPS: PUT, HEAD and GET of outgoing/NAME, GET of incoming for a JSON list of
 * names, or of objects with name, size and modified, GET of incoming/NAME. A user name and password go as Basic, a key alone as Bearer.
 */
export function httpsTransport({ endpoint, user, secret }: Service): Transport {
  const root = endpoint.replace(/\/+$/, '')
  const headers = authorization(user, secret)
  const ask = (path: string, more: Omit<Parameters<typeof requestPublic>[1], 'largest'>) =>
    requestPublic(`${root}/${path}`, {
      ...more,
      largest: largestFile,
      headers: { ...headers, ...more.headers },
    })
  const has = async ({ name, bytes }: Parcel, signal: AbortSignal): Promise<boolean> => {
    const found = await ask(`outgoing/${name}`, { method: 'HEAD', signal })
    if (found.status === 404) return false
    if (found.status !== 200) throw new Error(said(found.status))
    if (found.length !== null && found.length !== bytes.length) return false
    const { status, body } = await ask(`outgoing/${name}`, { signal })
    if (status === 200) return body.equals(bytes)
    if (!notReadBack.has(status)) throw new Error(said(status))
    return found.length === bytes.length
  }
  const list = async (signal: AbortSignal): Promise<WaitingFile[]> => {
    const { status, body } = await ask('incoming', { signal })
    if (status !== 200) throw new Error(said(status))
    return filesIn(body.toString('utf8'))
  }
  return {
    has,
    list,
    async put(parcel, signal) {
      const { status } = await ask(`outgoing/${parcel.name}`, {
        method: 'PUT',
        signal,
        body: parcel.bytes,
        headers: { 'content-type': 'application/edi-x12', 'if-none-match': '*' },
      }).catch((error: unknown) => {
        throw isBeforeSending(error) ? new NotHandedOver(wordsOf(error), { later: true }) : error
      })
      if (status >= 200 && status < 300) return
      if ((status === 409 || status === 412) && (await has(parcel, signal))) return
      // A failure of the server says nothing about the file.
      if (status >= 500 && status !== 503) throw new Error(said(status))
      throw new NotHandedOver(said(status), { later: status === 429 || status === 503 })
    },
    async get(name, signal) {
      const { status, body } = await ask(`incoming/${name}`, { signal })
      if (status !== 200) throw new Error(said(status))
      return body
    },
    async test(signal) {
      const names = await list(signal)
      return `The server accepted the sign-in; files waiting: ${names.length}.`
    },
  }
}

function authorization(user: string | null, secret: string | null): Record<string, string> {
  if (secret === null) return {}
  if (user === null) return { authorization: `Bearer ${secret}` }
  return { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }
}

const said = (status: number): string =>
  status === 401 || status === 403
    ? 'The server rejected the user name, password or key.'
    : `The server responded with status ${status}.`

/** A service that takes files may refuse to give them back; then name and length have to do. */
const notReadBack = new Set([403, 404, 405, 501])

const wordsOf = (error: unknown): string =>
  error instanceof NotPublic ? error.message : 'The server could not be reached.'

const Listed = z.union([
  z.string().transform((name) => ({ name, size: null, modifiedAt: null })),
  z
    .object({
      name: z.string(),
      size: z.int().nonnegative().nullish(),
      modified: z.iso.datetime({ offset: true }).nullish(),
    })
    .transform(({ name, size, modified }) => ({
      name,
      size: size ?? null,
      modifiedAt: modified ? new Date(modified).toISOString() : null,
    })),
])

function filesIn(text: string): WaitingFile[] {
  const listed: unknown = JSON.parse(text)
  if (!Array.isArray(listed)) throw new Error('The list of waiting files is not a JSON list.')
  return listed
    .flatMap((one: unknown) => Listed.safeParse(one).data ?? [])
    .filter(({ name }) => isPlainName(name))
    .toSorted(byName)
}
