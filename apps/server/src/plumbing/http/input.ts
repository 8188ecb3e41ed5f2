import type { Endpoint } from '@homeward/contract/endpoint'
import { issueSentence } from '@homeward/contract/issue-sentence'
import { languageAsked } from '@homeward/domain/language/languages'
import { word } from '@homeward/domain/language/sentence'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../failure.ts'
import { say } from '../language/say.ts'
import { fieldsOf } from './errors.ts'
import { unkeptText } from './unkept-text.ts'

/** Parameters and input of a request as one flat object, parsed; anything unknown is refused. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const params = endpoint.params.safeParse(request.params)
  // A path with an invalid ID names no record.
  if (!params.success) throw new Failure('not_found')
  const raw = rawInput(endpoint, request)
  refuseUnkeptText(endpoint.method, raw)
  const input = endpoint.input.safeParse(raw, {
    error: (issue) => say(languageAsked(request.headers['accept-language']), issueSentence(issue)),
  })
  if (input.success) return { ...input.data, ...params.data }
  throw new Failure('invalid', { fields: fieldsOf(input.error) })
}

function rawInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    if (request.body !== undefined && request.body !== null) throw new Failure('malformed')
    return request.query ?? {}
  }
  const unknownQuery = Object.keys(request.query ?? {})
  if (unknownQuery.length > 0) {
    const message = [word('This parameter is not recognized.')]
    throw new Failure('invalid', {
      fields: Object.fromEntries(unknownQuery.map((name) => [name, message])),
    })
  }
  const body = envelope.safeParse(request.body ?? {})
  if (body.success) return body.data.data ?? {}
  throw new Failure('malformed', { sentence: 'Send the body as {"data": {…}}.' })
}

/** What is searched for is typed in passing; a search leaves such characters out by itself. */
function refuseUnkeptText(method: Endpoint['method'], raw: unknown): void {
  const message = [word('This contains a character that cannot be saved. Enter it again.')]
  const fields = unkeptText(raw)
    .filter((field) => method !== 'GET' || field !== 'search')
    .map((field) => [field || 'data', message])
  if (fields.length > 0) throw new Failure('invalid', { fields: Object.fromEntries(fields) })
}

const envelope = z.strictObject({ data: z.record(z.string(), z.unknown()).optional() })

/** The path of an endpoint as Fastify writes it. */
export const fastifyPath = (endpoint: Endpoint): string => `/api/v1${endpoint.path}`
