import type { z } from 'zod'

type Shape = Record<string, z.core.$ZodType>

/**
 * Turns the values of a form into what its schema means by them. A field that a person left empty
 * is '' on the screen; here it becomes null where the schema takes null, is left out where it may
 * be absent, and stays '' where the field is needed, so that the schema says so.
 */
export const withoutBlanks = (values: unknown, schema: z.core.$ZodType | undefined): unknown => {
  const inner = bare(schema)
  if (Array.isArray(values)) {
    const element =
      inner && 'element' in inner._zod.def ? (inner._zod.def.element as z.core.$ZodType) : undefined
    return values.map((value) => withoutBlanks(value, element))
  }
  if (!isRecord(values)) return values
  const shape: Shape = inner && 'shape' in inner._zod.def ? (inner._zod.def.shape as Shape) : {}
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === '' ? blankOf(shape[name]) : withoutBlanks(value, shape[name]),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const blankOf = (schema: z.core.$ZodType | undefined): '' | null | undefined => {
  if (schema === undefined) return ''
  if (takes(schema, null)) return null
  return takes(schema, undefined) ? undefined : ''
}

const takes = (schema: z.core.$ZodType, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !(result instanceof Promise) && result.issues === undefined
}

/** The schema under optional, nullable and default. */
const bare = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined => {
  let inner = schema
  while (inner && 'innerType' in inner._zod.def) inner = inner._zod.def.innerType as z.core.$ZodType
  return inner
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Blob) &&
  !(value instanceof Date)
