/**
 * What the app has to know of an endpoint to call it, or to offer that. What it takes and answers is for
 * the forms, which ask for it by `schemas`.
 */
const kept = [
  'room',
  'method',
  'path',
  'permission',
  'writes',
  'timeout',
  'quiet',
  'needsAnswer',
] as const

type Exports = Readonly<Record<string, unknown>>

/** Whether a module of the contract declares endpoints. */
export const declares = (exports: Exports): boolean =>
  Object.values(exports).some((value) => isEndpoint(value) || isPlainRecord(value))

/** The source of such a module without its schemas; `full` is the module that has them. */
export function outlineOf(exports: Exports, full: string): string {
  const lines = Object.entries(exports).flatMap(([name, value]) => {
    const written = writtenAs(value, `m.${name}`)
    return written === undefined ? [] : [`export const ${name} = ${written}`]
  })
  return [`const full = () => import(${JSON.stringify(full)})`, ...lines].join('\n')
}

/** The source of a value that needs no schema; undefined where it cannot be written without. */
function writtenAs(value: unknown, at: string): string | undefined {
  if (isEndpoint(value)) return endpointAs(value, at)
  if (!isPlainRecord(value)) return isData(value) ? JSON.stringify(value) : undefined
  const calls = Object.entries(value.endpoints).map(
    ([name, call]) => `${name}: ${endpointAs(call, `${at}.endpoints.${name}`)}`,
  )
  return `{ type: ${JSON.stringify(value.type)}, endpoints: { ${calls.join(', ')} } }`
}

type AnEndpoint = { method: string; path: string; returns: { kind: string } }

function endpointAs(endpoint: AnEndpoint, at: string): string {
  const own = new Map(Object.entries(endpoint))
  const said = kept.flatMap((name) => (own.has(name) ? [[name, own.get(name)] as const] : []))
  const outline = { ...Object.fromEntries(said), returns: { kind: endpoint.returns.kind } }
  return `{ ...${JSON.stringify(outline)}, schemas: () => full().then((m) => ${at}) }`
}

const isEndpoint = (value: unknown): value is AnEndpoint =>
  isObject(value) && 'method' in value && 'path' in value && 'returns' in value

const isPlainRecord = (
  value: unknown,
): value is { type: string; endpoints: Record<string, AnEndpoint> } =>
  isObject(value) && 'endpoints' in value && 'example' in value

/** Whether a value is nothing but words, numbers, and lists and objects of such. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData)
  if (isObject(value)) return isBare(value) && Object.values(value).every(isData)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const isBare = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
