import * as contract from '@homeward/contract/agency/payors'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPayor } from './payor-store.ts'
import { presentPayor } from './present-payor.ts'

export const getPayor = verb(contract.getPayor, async (ctx, { id }) =>
  presentPayor(ctx, found(await findPayor(ctx.tx, id))),
)
