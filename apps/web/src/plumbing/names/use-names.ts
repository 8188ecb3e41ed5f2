import { listNames } from '@homeward/contract/insights/names'
import type { NamedType } from '@homeward/domain/identity/record-types'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { keyOf } from '../query.ts'
import { askName } from './ask.ts'

/** A record as a field or a filter of the address holds it. */
export type Reference = { kind: NamedType; id: string }

/** The name of a record by its id. Several at the same time are asked for together. */
const nameQuery = ({ kind, id }: Reference) =>
  queryOptions({
    queryKey: [...keyOf(listNames.room, listNames), kind, id],
    queryFn: () => askName(kind, id),
    meta: { quiet: true, mayTimeOut: true },
  })

/** What records are called: undefined while that is not known, null where there is no such record. */
export const useNames = (
  references: readonly Reference[],
): ((id: string) => string | null | undefined) => {
  const found = useQueries({ queries: references.map(nameQuery) })
  const names = new Map(references.map(({ id }, at) => [id, found[at]?.data]))
  return (id) => names.get(id)
}
