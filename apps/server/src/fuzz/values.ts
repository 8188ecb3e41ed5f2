import type { Random } from '../demo/random.ts'

/** As much of a JSON schema as the OpenAPI document uses. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** What values are made of. */
export type Source = {
  readonly random: Random
  /** The ids that answers have shown so far. */
  readonly ids: readonly string[]
  /** Whether a value may be one that its schema does not mean. */
  readonly wild: boolean
}

/** Texts at which programs stumble. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  "'; drop table visits; --",
  '%_\\',
  '{}[]"\\',
  '../../etc/passwd',
  '=1+1',
  'Ünïcödé 北京 👩‍👩‍👧',
  '\u202Ereversed',
  '\u0000',
  '\uD800',
  '\uFFFF',
  'x'.repeat(5000),
  '١٢٣',
]

const days = ['2026-11-02', '2024-02-29', '2023-02-29', '0000-00-00', '9999-12-31', '1900-01-01']
const instants = [
  '2026-11-02T14:00:00Z',
  '2026-11-01T01:30:00-04:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-02T14:00:00+14:00',
]
const words = ['Maria', 'North', 'Bathing', '08:30', '27601', '9195550100', 'T1019', 'a@b.example']
const numbers = [0, 1, -1, 15, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 1e308, 0.1, -0]

/** A value that a schema may mean; now and then one that it does not. */
export function valueOf(schema: Schema, source: Source): unknown {
  const { random, wild } = source
  if (wild && random.chance(0.06)) return wrong(source)
  const chosen = schema.anyOf ?? schema.oneOf
  if (chosen) return valueOf(random.pick(chosen), source)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueOf(one, source)))
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const type =
    typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string'])
  return byType(type, schema, source)
}

function byType(type: string, schema: Schema, source: Source): unknown {
  const { random } = source
  if (type === 'null') return null
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'integer' || type === 'number') return numberOf(schema, source)
  if (type === 'object') return objectOf(schema, source)
  if (type !== 'array') return textOf(schema, source)
  const length = random.pick([0, 1, 1, 2, 3, 30])
  return Array.from({ length }, () => valueOf(schema.items ?? {}, source))
}

function objectOf({ properties = {}, required = [] }: Schema, source: Source): object {
  const { random, wild } = source
  const entries = Object.entries(properties)
    .filter(([name]) => random.chance(required.includes(name) ? 0.97 : 0.5))
    .map(([name, schema]) => [name, valueOf(schema, source)])
  if (wild && random.chance(0.03)) entries.push([random.pick(odd), wrong(source)])
  return Object.fromEntries(entries)
}

function numberOf({ minimum, maximum }: Schema, { random, wild }: Source): number {
  if (wild && random.chance(0.15)) return random.pick(numbers)
  const least = Math.max(minimum ?? -5, -1e6)
  return random.between(least, Math.max(least, Math.min(maximum ?? least + 200, least + 5000)))
}

function textOf({ format, maxLength }: Schema, { random, ids, wild }: Source): string {
  if (wild && random.chance(0.08)) return random.pick(odd)
  if (format === 'uuid') return random.pick(ids)
  if (format === 'date') return random.pick(days)
  if (format === 'date-time') return random.pick(instants)
  // Nobody is there: what asks a service of this name reaches nothing.
  if (format === 'uri') return 'https://service.invalid/'
  if (random.chance(0.1)) return random.pick(ids)
  if (random.chance(0.05)) return 'y'.repeat(Math.min(maxLength ?? 200, 3000))
  return random.pick([...words, ...days])
}

function wrong({ random, ids }: Source): unknown {
  const anything = [
    null,
    true,
    [],
    {},
    [[]],
    { a: { b: [] } },
    ...numbers,
    ...odd,
    ...ids.slice(0, 3),
  ]
  return random.pick(anything)
}
