import type { z } from 'zod'
import { shapeOf, takes } from './schema.ts'
import { isNested } from './versions/differences.ts'
import { isItem, isSameText, itemsOf, type Values } from './versions/items.ts'

/**
 * What of an input is sent as a change: the fields that differ from `before`, and those that the
 * schema cannot do without. Of a value whose parts may be left out, the parts that differ; of a list
 * all entries, as the server tells its errors by their place.
 */
export const changedInput = (
  now: Values,
  before: Values,
  schema: z.core.$ZodType | undefined,
): Values => {
  const shape = shapeOf(schema)
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => {
      const [was, field] = [before[name], shape[name]]
      if (!isChanged(name, value, was))
        return field && !takes(field, undefined) ? [[name, value]] : []
      const inParts = isItem(value) && isItem(was) && mayLackParts(field)
      return [[name, inParts ? changedInput(value, was, field) : value]]
    }),
  )
}

/** A new entry of a list is a change by itself, also one that nobody has typed in. */
const isChanged = (name: string, value: unknown, was: unknown): boolean =>
  !isSameText(value, was) || (isNested(name) && itemsOf(value).some(({ id }) => id === undefined))

const mayLackParts = (schema: z.core.$ZodType | undefined): boolean => {
  const parts = Object.values(shapeOf(schema))
  return parts.length > 0 && parts.every((part) => takes(part, undefined))
}

/** The names of the fields whose values differ. */
export const changedFields = <V extends object>(values: V, before: V): (keyof V)[] =>
  (Object.keys(values) as (keyof V)[]).filter((name) => !isSameText(values[name], before[name]))

/** Some fields of the values. */
export const picked = <V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>
