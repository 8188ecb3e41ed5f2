/** The values of a form, of a record, or of one entry of a list in it. */
export type Values = Record<string, unknown>

const internal = new Set(['id', 'key', '_destroy', 'lock_version', 'agency_id', 'careplan_id'])

/** Whether a field of an entry is for the machine alone, as its id or the key of its row. */
export const isInternal = (name: string): boolean => internal.has(name)

/** The entries of a list; nothing else where the value is no list of entries. */
export const itemsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter(isItem) : []

export const isItem = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined

/** Whether two values mean the same: an empty field is none, and the machine's own does not count. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other)

const plain = (value: unknown): string => {
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`
  if (!isItem(value)) return JSON.stringify(value)
  if (value._destroy === true) return 'removed'
  const parts = Object.entries(value)
    .filter(([name, part]) => !isInternal(name) && !isBlank(part) && part !== false)
    .map(([name, part]) => `${name}:${plain(part)}`)
  return `{${parts.toSorted().join()}}`
}

/** Whether two values are written alike, in whatever order their parts stand. */
export const isSameText = (one: unknown, other: unknown): boolean => text(one) === text(other)

const text = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    isItem(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

/** Rows keep the key that the screen names them by, also where they lose their id. */
export const isSameRow = (one: Values, other: Values): boolean =>
  (one.id !== undefined && one.id === other.id) || (one.key !== undefined && one.key === other.key)
