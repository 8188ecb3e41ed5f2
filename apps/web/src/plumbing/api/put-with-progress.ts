import { NoResponse } from './errors.ts'

type Put = { body: Blob; type: string; patience: number; signal?: AbortSignal }

/** A PUT that tells how much of the body was sent; `fetch` cannot say that yet. */
export const putWithProgress = (
  url: string,
  { body, type, patience, signal }: Put,
  progress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', type)
    request.timeout = patience
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new NoResponse(false))
    request.ontimeout = () => reject(new NoResponse(true))
    request.onabort = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return reject(signal.reason as Error)
    request.send(body)
  })

/** Statuses whose response may hold no body at all. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const responseOf = ({ status, responseText }: XMLHttpRequest): Response =>
  new Response(bodiless.has(status) ? null : responseText, { status })
