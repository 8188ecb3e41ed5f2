import type { Office, getOffice as declaration } from '@homeward/contract/agency/offices'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findOffice } from './office-store.ts'
import { presentOffice } from './present-office.ts'

export const getOffice = async (ctx: Ctx, { id }: ParsedOf<typeof declaration>): Promise<Office> =>
  presentOffice(ctx, found(await findOffice(ctx.tx, id)))
