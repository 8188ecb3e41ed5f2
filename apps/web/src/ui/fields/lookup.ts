import type { NamedType } from '@homeward/domain/identity/record-types'
import { call } from '../../plumbing/api/call.ts'
import type { InputOf, PageEndpoint, RowOf } from '../../plumbing/api/types.ts'

export type Option = { value: string; label: string }

/** Options that the server finds for what was typed, as a query. */
export type Lookup = {
  (search: string): {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Option[]>
  }
  /** Of which record the values are ids; where they are none, a value is its own name. */
  kind?: NamedType
}

/**
 * Makes the options of a field from a list endpoint:
 * `lookupOf(listPayors, (search) => ({ search }), (payor) => ({ value: payor.id, label: payor.name }), 'payor')`.
 */
export const lookupOf = <E extends PageEndpoint>(
  endpoint: E,
  input: (search: string) => InputOf<E>,
  option: (row: RowOf<E>) => Option,
  kind?: NamedType,
): Lookup => {
  const lookup: Lookup = (search) => ({
    queryKey: [endpoint.room, endpoint.path, input(search), 'options', kind],
    queryFn: async ({ signal }) => {
      const page = (await call(endpoint, input(search), { signal })) as { data: RowOf<E>[] }
      return page.data.map(option)
    },
  })
  return kind ? Object.assign(lookup, { kind }) : lookup
}
