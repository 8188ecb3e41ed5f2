import type { Agency, getAgency as declaration } from '@homeward/contract/agency/agencies'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findAgency } from './agency-store.ts'
import { presentAgency } from './present-agency.ts'

/** The agency that was entered; any other is not found. */
export const getAgency = async (ctx: Ctx, { id }: ParsedOf<typeof declaration>): Promise<Agency> =>
  presentAgency(ctx, found(await findAgency(ctx.tx, id)))
