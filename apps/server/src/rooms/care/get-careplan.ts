import * as contract from '@homeward/contract/care/careplans'
import { verb } from '../../plumbing/http/verb.ts'
import { loadCareplan } from './present-careplan.ts'

export const getCareplan = verb(contract.getCareplan, (ctx, { id }) => loadCareplan(ctx, id))
