import { endpoints, plainRecords, webhooks as listed } from '@homeward/contract/all'
import { type Endpoint, isByLink, type Permission } from '@homeward/contract/endpoint'
import { type FailureCode, failureOf } from '@homeward/contract/failures'
import { takenBy } from '@homeward/contract/plain-record'
import type { Webhook } from '@homeward/contract/webhook'
import { jsonSchema, parameters } from './openapi-schema.ts'
import { delivery } from './openapi-webhook.ts'

/** The OpenAPI 3.1 document of every endpoint, from the very schemas that validate. */
export function openapi(webhooks: readonly Webhook[] = listed): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  for (const webhook of webhooks) paths[pathOf(webhook)] = { post: delivery(webhook) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Homeward',
      version: '1',
      description:
        'Every call answers with and without a trailing slash. Content goes in and out as {"data": …}. ' +
        'Every write takes an Idempotency-Key; a stale lock_version answers 409 with the current record.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        link: { type: 'http', scheme: 'bearer', description: 'The token of a link.' },
      },
      schemas: { Errors: errors },
    },
    paths,
  }
}

const pathOf = ({ path }: { path: string }): string => path.replaceAll(/:(\w+)/g, '{$1}')

function operation(endpoint: Endpoint): object {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const input = jsonSchema(endpoint.input, 'input')
  return {
    tags: [endpoint.room],
    summary: endpoint.summary,
    description: `Permission: \`${inWords(endpoint.permission)}\`.${endpoint.spec ? ` Call ${endpoint.spec}.` : ''}`,
    ...securityOf(endpoint.permission),
    parameters: [
      ...parameters(jsonSchema(endpoint.params, 'input'), 'path'),
      ...(inQuery ? parameters(input, 'query') : []),
      ...(endpoint.writes ? [idempotencyKey] : []),
    ],
    ...(inQuery ? {} : { requestBody: { content: json(wrapped(input), exampleOf(endpoint)) } }),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  }
}

const inWords = (permission: Permission): string =>
  isByLink(permission) ? `link: ${permission.link}` : permission

function securityOf(permission: Permission): object {
  if (isByLink(permission)) return { security: [{ link: [] }] }
  return permission === 'public' ? { security: [] } : {}
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  description: 'The same key and content answers the first result again.',
}

function success(endpoint: Endpoint): object {
  const { returns } = endpoint
  const status = endpoint.method === 'POST' && endpoint.writes ? '201' : '200'
  if (returns.kind === 'file') {
    return { [status]: { description: 'The file', content: { [returns.mediaType]: {} } } }
  }
  const schema = jsonSchema(returns.schema, 'output')
  const body = {
    record: wrapped(schema),
    partial: withMeta(schema, { type: 'object', properties: { ignored: sentences } }),
    page: withMeta({ type: 'array', items: schema }, meta),
  }[returns.kind]
  return { [status]: { description: endpoint.summary, content: json(body) } }
}

function refusals(endpoint: Endpoint): object {
  const codes = new Map<number, string[]>()
  const usual = usualRefusals(endpoint.permission)
  const limited = endpoint.limit ? (['throttled'] as const) : []
  const patience = endpoint.timeout ? (['timed_out'] as const) : []
  const known = [...usual, 'invalid' as const, ...endpoint.fails, ...limited, ...patience]
  for (const code of new Set(known)) {
    const { status, sentence } = failureOf(code)
    codes.set(status, [...(codes.get(status) ?? []), `\`${code}\`: ${sentence}`])
  }
  return Object.fromEntries(
    [...codes].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        content: json({ $ref: '#/components/schemas/Errors' }),
        ...(status === 429 ? { headers: waiting } : {}),
      },
    ]),
  )
}

function usualRefusals(permission: Permission): readonly FailureCode[] {
  if (isByLink(permission)) return ['link_over', 'forbidden', 'throttled']
  return permission === 'public' ? [] : ['unauthenticated', 'forbidden']
}

const waiting = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' },
  'RateLimit-Policy': { schema: { type: 'string' }, description: '`"name";q=calls;w=seconds`' },
  RateLimit: { schema: { type: 'string' }, description: '`"name";r=left;t=seconds`' },
}

/** A content as a plain record's declaration has it. */
function exampleOf(endpoint: Endpoint): object | undefined {
  const record = plainRecords.find(
    ({ endpoints: { create, update } }) => endpoint === create || endpoint === update,
  )
  return record && { data: takenBy(endpoint, record.example(1, anywhere)) }
}

const someId = '01900000-0000-7000-8000-000000000001'
const anywhere = {
  office: someId,
  payor: someId,
  service: someId,
  agent: someId,
  client: someId,
}

const json = (schema: object, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
})
const wrapped = (schema: object) => ({
  type: 'object',
  properties: { data: schema },
  required: ['data'],
})
const withMeta = (data: object, numbers: object) => ({
  type: 'object',
  properties: { data, meta: numbers },
  required: ['data', 'meta'],
})
const count = { type: 'integer' }
const meta = {
  type: 'object',
  properties: {
    page: count,
    items: count,
    total: count,
    pages: count,
    capped: { type: 'boolean' },
  },
}
const sentences = { type: 'array', items: { type: 'string' } }
const errors = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: sentences },
    non_field_errors: sentences,
    request_id: { type: 'string' },
  },
}
