import type { z } from 'zod'

type Schema = z.core.$ZodType

/** Whether a schema takes a value. */
export const takes = (schema: Schema, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !(result instanceof Promise) && result.issues === undefined
}

/** The fields of a schema of an object, under optional, nullable and default; none of others. */
export const shapeOf = (schema: Schema | undefined): Record<string, Schema> => {
  const inner = bare(schema)
  return inner && 'shape' in inner._zod.def ? (inner._zod.def.shape as Record<string, Schema>) : {}
}

/** The schema of the entries of a list. */
export const elementOf = (schema: Schema | undefined): Schema | undefined => {
  const inner = bare(schema)
  return inner && 'element' in inner._zod.def ? (inner._zod.def.element as Schema) : undefined
}

const bare = (schema: Schema | undefined): Schema | undefined => {
  let inner = schema
  while (inner && 'innerType' in inner._zod.def) inner = inner._zod.def.innerType as Schema
  return inner
}
