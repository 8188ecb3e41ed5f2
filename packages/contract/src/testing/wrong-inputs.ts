import type { z } from 'zod'

/** The path to a field of a schema: names, and 0 for the first entry of a list. */
type Place = readonly (string | 0)[]

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: [deep(levels - 1)] })

/** Values that fit hardly any field: other types, too long, no choice, no number, no date, nested deeply. */
export const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  42,
  -1.5,
  1e20,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'NaN',
  'no-such-choice',
  'x'.repeat(20_000),
  '\u202E\u0007',
  '2026-02-30',
  '0000-01-01',
  '9999-99-99T99:99:99Z',
  '00000000-0000-0000-0000-00000000000g',
  [],
  [[]],
  [null],
  Array.from({ length: 5000 }, () => 'x'),
  {},
  { no_such_field: 1 },
  deep(200),
]

/** For each field of a schema, also inside of others and of lists, one input per wrong value. */
export const wrongInputs = function* (schema: z.core.$ZodType): Generator<Record<string, unknown>> {
  for (const place of placesOf(schema, [])) {
    for (const value of wrongValues) yield withValue(place, value) as Record<string, unknown>
  }
}

/** The fields inside of a schema, under optional, nullable, lists and choices between schemas. */
function* placesOf(schema: z.core.$ZodType, at: Place): Generator<Place> {
  const def = schema._zod.def as Partial<{
    innerType: z.core.$ZodType
    element: z.core.$ZodType
    shape: Record<string, z.core.$ZodType>
    options: readonly z.core.$ZodType[]
  }>
  for (const same of [def.innerType, ...(def.options ?? [])]) if (same) yield* placesOf(same, at)
  if (def.element) yield* withInside(def.element, [...at, 0])
  for (const [name, field] of Object.entries(def.shape ?? {}))
    yield* withInside(field, [...at, name])
}

function* withInside(schema: z.core.$ZodType, at: Place): Generator<Place> {
  yield at
  yield* placesOf(schema, at)
}

const withValue = (place: Place, value: unknown): unknown =>
  place.reduceRight<unknown>((inner, name) => (name === 0 ? [inner] : { [name]: inner }), value)
