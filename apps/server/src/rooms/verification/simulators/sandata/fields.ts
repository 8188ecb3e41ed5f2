import type { Field } from '@homeward/evv/sandata/published'

/** A record as it came in. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of a record; null for anything else. */
export const text = (record: Fields, name: string): string | null => {
  const value = record[name]
  return typeof value === 'string' ? value : null
}

/** The records in a list of a record. */
export const list = (record: Fields, name: string): Fields[] => {
  const value = record[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** What is wrong with the fields of a record by the published list; `parts` are its lists of records. */
export function faultsIn(
  record: Fields,
  fields: readonly Field[],
  parts: readonly string[] = [],
): string[] {
  const known = new Set([...fields.map(([name]) => name), ...parts])
  return [
    ...Object.keys(record).flatMap((name) => (known.has(name) ? [] : [`${name} is not a field.`])),
    ...fields.flatMap((field) => faultOf(record[field[0]] ?? null, field) ?? []),
    ...parts.flatMap((name) =>
      Array.isArray(record[name]) && record[name].every(isFields) ? [] : [`${name} is not a list.`],
    ),
  ]
}

function faultOf(value: unknown, [name, longest, holds, needed]: Field): string | null {
  if (value === null) return needed === 'yes' ? `${name} is required.` : null
  if (value === '' || (typeof value === 'string' && value.trim() === ''))
    return `${name} must be null instead of blank.`
  if (!isOf(holds, value)) return `${name} has the wrong type or format.`
  return longest !== null && String(value).length > longest ? `${name} is too long.` : null
}

/** Whether a value is of the kind that a field holds. */
function isOf(holds: Field[2], value: unknown): value is string | number | boolean {
  switch (holds) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'truth':
      return value === 'true' || value === 'false'
    case 'instant':
      return isDate(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    case 'day':
      return isDate(value, /^\d{4}-\d\d-\d\d$/)
  }
}

const isDate = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value))

/** The fault, unless the text is of the form; a missing text has another fault. */
export const unless = (form: RegExp, record: Fields, name: string): string[] => {
  const value = text(record, name)
  return value === null || form.test(value)
    ? []
    : [`${name} - string does not match regex ${form.source}`]
}
