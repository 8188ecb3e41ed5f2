import { useCallback, useMemo } from 'react'
import { type FlatQuery, readQuery, writeQuery } from '../query-string.ts'
import { useAddress, useParams, useRouter } from '../router/react.tsx'
import type { PathId } from './list.ts'
import type { ParamsOf } from './to.ts'

/** The parameters of the screen's own path: `const { clientId } = usePathParams('client')`. */
export const usePathParams = <Id extends PathId>(_: Id): ParamsOf<Id> => useParams() as ParamsOf<Id>

/** The query of the address, as flat text. */
export const useFlatQuery = (): FlatQuery => {
  const query = useAddress((address) => address.query)
  return useMemo(() => readQuery(query), [query])
}

/** Changes the query of the address in place; undefined takes an entry out. */
export const useSetFlatQuery = (): ((change: Record<string, string | undefined>) => void) => {
  const router = useRouter()
  return useCallback(
    (change) => {
      const { pathname, query: before } = router.address()
      const next = Object.fromEntries(
        Object.entries({ ...readQuery(before), ...change }).filter(([, value]) => value),
      )
      const query = writeQuery(next)
      router.go(query ? `${pathname}?${query}` : pathname, { replace: true, stay: true })
    },
    [router],
  )
}
