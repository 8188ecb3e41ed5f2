import { type Schema, type Source, valueOf } from './values.ts'

type Parameter = { readonly name: string; readonly in: string; readonly schema?: Schema }
type Content = { readonly schema?: Schema; readonly example?: { readonly data?: object } }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
}

/** As much of an OpenAPI document as requests are made from. */
export type Document = {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export type FuzzRequest = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

type Named = { name: string; method: string; path: string; operation: Operation }

/** Every call of a document. */
export const operationsOf = ({ servers, paths }: Document): Named[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: `${servers[0]?.url ?? ''}${path}`,
      operation,
    })),
  )

/** One request of a call, as its schemas mean it or nearly so. */
export function requestOf({ name, method, path, operation }: Named, source: Source): FuzzRequest {
  const { random } = source
  const inPlace = (place: string) =>
    (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  const filled = inPlace('path').reduce(
    (whole, { name: key, schema }) =>
      whole.replace(`{${key}}`, encoded(valueOf(schema ?? {}, source))),
    path,
  )
  const query = inPlace('query')
    .filter(() => random.chance(0.4))
    .map(({ name: key, schema }) => `${encoded(key)}=${encoded(valueOf(schema ?? {}, source))}`)
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = content ? bodyOf(content, source) : null
  return {
    name,
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: {
      ...(body !== null && { 'content-type': mediaType ?? 'application/json' }),
      ...(random.chance(0.2) && { 'idempotency-key': random.pick(['short', 'a-key-of-somebody']) }),
    },
    body,
  }
}

/** Now and then what is sent is no JSON, or is cut off. */
function bodyOf(content: Content, source: Source): string {
  const { random, wild } = source
  const text = JSON.stringify(contentOf(content, source))
  if (!wild) return text
  if (random.chance(0.02)) return text.slice(0, -1)
  if (random.chance(0.01)) return random.pick(['', '[]', 'null', '"data"', '['.repeat(2000)])
  return text
}

/** What the schema says, or the example with one field of it changed. */
function contentOf({ schema = {}, example }: Content, source: Source): unknown {
  const { random } = source
  if (!example?.data || random.chance(0.5)) return valueOf(schema, source)
  const fields = Object.entries(schema.properties?.data?.properties ?? {})
  const [name, field] = fields.length > 0 ? random.pick(fields) : ['', {}]
  const data = random.chance(0.3) ? {} : { [name]: valueOf(field, source) }
  return withKnownIds({ data: { ...example.data, ...data } }, source)
}

/** The ids of an example name nothing; ids that answers have shown may. */
const withKnownIds = (value: unknown, { random, ids }: Source): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && isId.test(part) ? random.pick(ids) : part,
  )

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Half of a letter cannot stand in an address; a client sends the sign for what is none. */
const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())
