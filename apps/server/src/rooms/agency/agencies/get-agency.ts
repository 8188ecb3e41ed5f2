import * as contract from '@homeward/contract/agency/agencies'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAgency } from './agency-store.ts'
import { presentAgency } from './present-agency.ts'

/** The agency that was entered; any other is not found. */
export const getAgency = verb(contract.getAgency, async (ctx, { id }) =>
  presentAgency(ctx, found(await findAgency(ctx.tx, id))),
)
