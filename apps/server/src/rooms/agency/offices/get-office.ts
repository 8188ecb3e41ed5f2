import * as contract from '@homeward/contract/agency/offices'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findOffice } from './office-store.ts'
import { presentOffice } from './present-office.ts'

export const getOffice = verb(contract.getOffice, async (ctx, { id }) =>
  presentOffice(ctx, found(await findOffice(ctx.tx, id))),
)
