import { requestPublic } from './request.ts'

const largest = 1_000_000

/**
 * Asks a service that an agency named for JSON. An answer over a megabyte, a status other than 200, and
 * anything that is not JSON are errors in words.
 */
export async function getJson(written: string, signal: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json' }
  const { status, body } = await requestPublic(written, { headers, largest, signal })
  if (status !== 200) throw new Error(`The server responded with status ${status}.`)
  return parsed(body.toString('utf8'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The response is not JSON.')
  }
}
