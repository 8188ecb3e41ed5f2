import type { Values } from './kind.ts'

const parts = ['street', 'unit', 'city', 'county', 'state', 'zip'] as const

/** The address of a row as a form sends it; none where the row has no part of one. */
export const addressesOf = (values: Values): object[] => {
  const given = parts.filter((part) => values[part])
  return given.length === 0
    ? []
    : [{ ...Object.fromEntries(given.map((part) => [part, values[part]])), primary: true }]
}

/** The values that are there, of the fields named. */
export const present = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
