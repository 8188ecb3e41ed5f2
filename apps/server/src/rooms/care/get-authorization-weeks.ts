import * as contract from '@homeward/contract/care/authorizations'
import { found } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { findAuthorization, findWeeks } from './authorization-store.ts'

export const getAuthorizationWeeks = verb(contract.getAuthorizationWeeks, async (ctx, { id }) => {
  found(await findAuthorization(ctx.tx, id))
  return { weeks: await findWeeks(ctx.tx, id, ctx.today) }
})
