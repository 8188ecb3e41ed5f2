import type { PageEndpoint } from '../../plumbing/api/types.ts'
import type { Filter } from './types.ts'
import type { ListState } from './use-list.ts'

/** What each filter's chip gets. */
export type ChipProps<E extends PageEndpoint, F extends Filter<E>> = {
  filter: F
  flat: ListState<E>['flat']
  change: ListState<E>['change']
}
