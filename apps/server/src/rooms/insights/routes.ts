import { searchEverything } from '@homeward/contract/search'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { searchEverything as search } from './search-everything.ts'

export const routes: readonly Route[] = [on(searchEverything, search)]
