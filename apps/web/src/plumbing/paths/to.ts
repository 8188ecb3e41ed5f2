import { type FlatQuery, writeQuery } from '../query-string.ts'
import { type PathId, type PathOf, pathOf } from './list.ts'

type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** The parameters of a path: `{ clientId: string }`; those that may be left out are optional. */
export type ParamsOf<Id extends PathId> = {
  [N in Names<PathOf<Id>> as N extends `${string}?` ? never : N]: string
} & {
  [N in Names<PathOf<Id>> as N extends `${infer Bare}?` ? Bare : never]?: string
}

type Rest<Id extends PathId> = [Names<PathOf<Id>>] extends [never]
  ? [params?: Record<string, never>, search?: FlatQuery]
  : [params: ParamsOf<Id>, search?: FlatQuery]

/**
 * The address of a screen: `to('client', { clientId })`, `to('clients', {}, { status: 'any' })`.
 * No screen writes an address by hand.
 */
export const to = <Id extends PathId>(id: Id, ...[params, search]: Rest<Id>): string => {
  const values: Record<string, string | undefined> = { ...params }
  const path = pathOf(id)
    .path.split('/')
    .map((part) => (part.startsWith(':') ? values[part.slice(1).replace('?', '')] : part))
    .map((part) => (part === undefined ? undefined : encodeURIComponent(part)))
    .filter((part) => part !== undefined)
    .join('/')
  const query = search && writeQuery(search)
  return query ? `${path}?${query}` : path
}
