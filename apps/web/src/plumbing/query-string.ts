/** A query, nested as deep as needed; values that are absent are left out. */
export type Query = { [name: string]: QueryValue }
type QueryValue = string | number | boolean | null | undefined | QueryValue[] | Query

/**
 * Writes a query in brackets as the server reads it: `by_scheduled_date[start_date]=2026-03-02`.
 * Entries without a value are left out.
 */
export const writeQuery = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

const pairs = (name: string, value: QueryValue): [string, string][] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, at) => pairs(`${name}[${at}]`, item))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${key}]`, item))
  return [[name, String(value)]]
}

/** The query of an address as flat text: `{ page: '2', 'day[from]': '2026-03-02' }`. */
export type FlatQuery = Record<string, string>

/** Reads the query of an address; of a repeated name the last one counts. */
export const readQuery = (search: string): FlatQuery =>
  Object.fromEntries(new URLSearchParams(search))

/** Nests a flat query again, so that it can be handed to an endpoint. */
export const nestQuery = (flat: FlatQuery): Query => {
  const query: Query = {}
  for (const [name, value] of Object.entries(flat)) {
    const [outer, inner] = name.split(/\[|\]/)
    if (outer === undefined) continue
    if (inner === undefined) query[outer] = value
    else query[outer] = { ...(query[outer] as Query | undefined), [inner]: value }
  }
  return query
}
