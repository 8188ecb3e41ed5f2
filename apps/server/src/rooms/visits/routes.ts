import * as contract from '@homeward/contract/visits'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { listVisits } from './list-visits.ts'
import { loadVisit } from './present-visit.ts'

export const routes: readonly Route[] = [
  on(contract.listVisits, listVisits),
  on(contract.getVisit, (ctx, { id }) => loadVisit(ctx, id)),
]
