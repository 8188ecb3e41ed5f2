import * as contract from '@homeward/contract/care/authorizations'
import { verb } from '../../plumbing/http/verb.ts'
import { findAuthorizations } from './authorization-store.ts'
import { presentAuthorizations } from './present-authorization.ts'

/** A page of authorizations, of one client or of all. */
export const listAuthorizations = verb(contract.listAuthorizations, async (ctx, input) => {
  const { rows, meta } = await findAuthorizations(ctx.tx, input, ctx.today)
  return { data: await presentAuthorizations(ctx, rows), meta }
})
