import { z } from 'zod'

/** What is used of a JSON schema. */
type Schema = { properties?: Record<string, unknown>; required?: string[] }

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

export const parameters = (schema: Schema, place: 'path' | 'query'): object[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    ...(isObject(property) && 'properties' in property
      ? { style: 'deepObject', explode: true }
      : {}),
    schema: property,
  }))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
