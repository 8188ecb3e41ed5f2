export type Params = Readonly<Record<string, string>>

/** The parameters of a path by a pattern, as `/clients/:clientId`; undefined where it does not fit. */
export const matchOf = (pattern: string, pathname: string): Params | undefined => {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (given.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at]
    if (value === undefined && !part.endsWith('?')) return undefined
    if (value === undefined) continue
    const read = decoded(value)
    if (part.startsWith(':') && read !== undefined) params[part.slice(1).replace('?', '')] = read
    else if (part !== read) return undefined
  }
  return params
}

/** The pattern that fits a path best: of several the one with the word where others have a parameter. */
export const bestMatch = <Id extends string>(
  patterns: readonly (readonly [id: Id, pattern: string])[],
  pathname: string,
): { id: Id; params: Params } | undefined => {
  const fitting = patterns.flatMap(([id, pattern]) => {
    const params = matchOf(pattern, pathname)
    return params === undefined ? [] : [{ id, params, rank: rankOf(pattern) }]
  })
  return fitting.toSorted((a, b) => a.rank.localeCompare(b.rank))[0]
}

/** A word comes before a parameter, and that before one that may be left out. */
const rankOf = (pattern: string): string =>
  partsOf(pattern)
    .map((part) => (part.endsWith('?') ? '2' : part.startsWith(':') ? '1' : '0'))
    .join('')

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
