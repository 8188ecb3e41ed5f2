import type { Route } from '../../plumbing/http/verb.ts'
import { searchEverything } from './search-everything.ts'
import { listNames } from './list-names.ts'
import { visitSummary } from './visit-summary.ts'

export const routes: readonly Route[] = [searchEverything, listNames, visitSummary]
