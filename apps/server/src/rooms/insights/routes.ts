import { listNames } from '@homeward/contract/insights/names'
import { searchEverything } from '@homeward/contract/insights/search'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { listNames as names } from './list-names.ts'
import { searchEverything as search } from './search-everything.ts'

export const routes: readonly Route[] = [on(searchEverything, search), on(listNames, names)]
