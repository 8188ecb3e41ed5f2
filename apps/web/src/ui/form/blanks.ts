import type { z } from 'zod'
import { elementOf, shapeOf, takes } from './schema.ts'

/**
 * Turns the values of a form into what its schema means by them. A field that a person left empty
 * is '' on the screen; here it becomes null where the schema takes null, is left out where it may
 * be absent, and stays '' where the field is needed, so that the schema says so.
 */
export const withoutBlanks = (values: unknown, schema: z.core.$ZodType | undefined): unknown => {
  if (Array.isArray(values)) {
    const element = elementOf(schema)
    return values.map((value) => withoutBlanks(value, element))
  }
  if (!isRecord(values)) return values
  const shape = shapeOf(schema)
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Blob) &&
  !(value instanceof Date)
