import { request as http, type RequestOptions } from 'node:http'
import { request as https } from 'node:https'
import { reachable } from './public-url.ts'

const largest = 1_000_000

/**
 * Asks a service that an agency named for JSON. Redirects are not followed; an answer over a megabyte, a
 * status other than 200, and anything that is not JSON are errors in words.
 */
export async function getJson(written: string, signal: AbortSignal): Promise<unknown> {
  const { url, address, family } = await reachable(written)
  const options: RequestOptions = {
    signal,
    headers: { accept: 'application/json', 'user-agent': 'Homeward' },
    lookup: (_host, { all }, done) => {
      if (all) done(null, [{ address, family }])
      else done(null, address, family)
    },
  }
  const send = url.protocol === 'https:' ? https : http
  const text = await new Promise<string>((resolve, reject) => {
    const request = send(url, options, (response) => {
      if (response.statusCode !== 200) {
        response.destroy()
        reject(new Error(`The server responded with status ${response.statusCode}.`))
        return
      }
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > largest) response.destroy(new Error('The response is larger than 1 MB.'))
        else chunks.push(chunk)
      })
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
  return parsed(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The response is not JSON.')
  }
}
