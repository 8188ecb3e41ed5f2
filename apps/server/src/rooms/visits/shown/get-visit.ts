import * as contract from '@homeward/contract/visits/visits'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadVisit } from './present-visit.ts'

export const getVisit = verb(contract.getVisit, (ctx, { id }) => loadVisit(ctx, id))
