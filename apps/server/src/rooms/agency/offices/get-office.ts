import type { Office } from '@homeward/contract/agency'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { getOffice as declaration } from '@homeward/contract/offices'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findOffice } from './office-store.ts'
import { presentOffice } from './present-office.ts'

export const getOffice = async (ctx: Ctx, { id }: ParsedOf<typeof declaration>): Promise<Office> =>
  presentOffice(ctx, found(await findOffice(ctx.tx, id)))
