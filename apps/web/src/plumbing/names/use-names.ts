import { listNames } from '@homeward/contract/insights/names'
import { type NamedType, recordCapability } from '@homeward/domain/identity/record-types'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { keyOf } from '../query.ts'
import { useCan } from '../session/session.ts'
import { askName } from './ask.ts'

/** A record as a field or a filter of the address holds it. */
export type Reference = { kind: NamedType; id: string }

/** The name of a record by its id. Several at the same time are asked for together. */
const nameQuery = ({ kind, id }: Reference) =>
  queryOptions({
    queryKey: [...keyOf(listNames.room, listNames), kind, id],
    queryFn: () => askName(kind, id),
    meta: { mayTimeOut: true },
  })

/** What records are called: undefined while that is not known or not to be read, null where there is none. */
export const useNames = (
  references: readonly Reference[],
): ((id: string) => string | null | undefined) => {
  const can = useCan()
  const found = useQueries({
    queries: references.map((one) => ({
      ...nameQuery(one),
      enabled: can(recordCapability(one.kind)),
    })),
  })
  const names = new Map(references.map(({ id }, at) => [id, found[at]?.data]))
  return (id) => names.get(id)
}
