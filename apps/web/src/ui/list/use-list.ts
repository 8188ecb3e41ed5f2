import type { PageMeta } from '@homeward/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { InputOf, PageEndpoint, RowOf } from '../../plumbing/api/types.ts'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { queryOf } from '../../plumbing/query.ts'
import { listInput } from './list-input.ts'
import type { Filter } from './types.ts'

export type ListOptions<E extends PageEndpoint> = {
  endpoint: E
  /** Filters that are chips over the list. */
  filters?: readonly Filter<E>[]
  /** The endpoint's parameter for search as you type. */
  search?: keyof InputOf<E> & string
  /** The sort that the endpoint uses where the address says nothing, so that the head shows it. */
  initialSort?: string
  /** Part of the input that the screen decides: `{ client_id }`. */
  fixed?: Partial<InputOf<E>>
}

/** A list whose page, sort, search and filters live in the address. */
export const useList = <E extends PageEndpoint>(options: ListOptions<E>) => {
  const { endpoint, filters = [], search, initialSort, fixed } = options
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const known = useMemo(() => ({ filters, search, initialSort }), [filters, search, initialSort])
  const input = { ...listInput(flat, known), ...fixed } as InputOf<E>
  const query = useQuery({
    ...queryOf(endpoint, input),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  // The endpoint answers pages, which `AnswerOf` cannot see while E is open.
  const page = query.data as { data: RowOf<E>[]; meta: PageMeta } | undefined
  // Rows of the last page may be gone by now, and anybody can write a page into the address.
  const beyond = page !== undefined && page.meta.page > page.meta.pages
  const goToLast = useEffectEvent(() => change({ page: String(page?.meta.pages ?? 1) }))
  useEffect(() => {
    if (beyond) goToLast()
  }, [beyond])
  return {
    query,
    rows: page?.data,
    meta: page?.meta,
    flat,
    known,
    input,
    sort: flat.sort ?? initialSort,
    /** Changes the address; any change but that of the page goes back to the first page. */
    change: (next: Record<string, string | undefined>) =>
      change({ page: undefined, ...(!('page' in next) && { exact_count: undefined }), ...next }),
  }
}

export type ListState<E extends PageEndpoint> = ReturnType<typeof useList<E>>
