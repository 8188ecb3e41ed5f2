import { listSavedViews, type SavedView } from '@homeward/contract/collaboration/saved-views'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { PageMeta } from '@homeward/contract/endpoint'
import type { InputOf, PageEndpoint } from '../../../plumbing/api/types.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { listInput } from '../list-input.ts'
import { totalWords } from '../total-words.ts'
import type { ListState } from '../use-list.ts'
import { flatOf } from './view-query.ts'

const beside = { mayTimeOut: true }

/** The views of a list: the person's own, and those that others share. */
export const useViews = (name: string): readonly SavedView[] =>
  useQuery({ ...queryOf(listSavedViews, { list: name }), meta: beside }).data?.views ?? []

type Counted<E extends PageEndpoint> = {
  endpoint: E
  fixed: Partial<InputOf<E>> | undefined
  known: ListState<E>['known']
}

/** How many rows the plain list and each view have; undefined while it is not known. */
export const useCounts = <E extends PageEndpoint>(
  views: readonly SavedView[],
  { endpoint, fixed, known }: Counted<E>,
): readonly (string | undefined)[] =>
  useQueries({
    queries: [{}, ...views.map(flatOf)].map((flat) => {
      const input = { ...listInput(flat, known), ...fixed }
      return {
        ...queryOf(endpoint, { ...input, items: 0 } as typeof input as InputOf<E>),
        meta: beside,
      }
    }),
    combine: (answers) =>
      answers.map(({ data }) => data && totalWords((data as { meta: PageMeta }).meta)),
  })
