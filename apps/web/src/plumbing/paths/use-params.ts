import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type FlatQuery, readQuery, writeQuery } from '../query-string.ts'
import type { PathId } from './list.ts'
import type { ParamsOf } from './to.ts'

/** The parameters of the screen's own path: `const { clientId } = usePathParams('client')`. */
export const usePathParams = <Id extends PathId>(_: Id): ParamsOf<Id> =>
  useParams({ strict: false }) as ParamsOf<Id>

/** The query of the address, as flat text. */
export const useFlatQuery = (): FlatQuery => {
  const search = useLocation({ select: (location) => location.searchStr })
  return useMemo(() => readQuery(search), [search])
}

/** Changes the query of the address in place; undefined takes an entry out. */
export const useSetFlatQuery = (): ((change: Record<string, string | undefined>) => void) => {
  const router = useRouter()
  return useCallback(
    (change) => {
      const { pathname, searchStr } = router.state.location
      const next = Object.fromEntries(
        Object.entries({ ...readQuery(searchStr), ...change }).filter(([, value]) => value),
      )
      const query = writeQuery(next)
      void router.navigate({
        href: query ? `${pathname}?${query}` : pathname,
        replace: true,
        resetScroll: false,
      })
    },
    [router],
  )
}
