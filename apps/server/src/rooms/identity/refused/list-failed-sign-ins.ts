import * as contract from '@homeward/contract/identity/audit'
import { verb } from '../../../plumbing/http/verb.ts'
import { findFailedSignIns } from './refused-store.ts'

const day = 86_400_000

/** Sign-ins at accounts of the agency that were refused lately, by account and address. */
export const listFailedSignIns = verb(contract.listFailedSignIns, (ctx, { days, ...paging }) =>
  findFailedSignIns(ctx.tx, new Date(ctx.now.getTime() - days * day), paging),
)
