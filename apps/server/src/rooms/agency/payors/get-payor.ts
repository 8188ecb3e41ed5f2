import type { Payor, getPayor as declaration } from '@homeward/contract/agency/payors'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findPayor } from './payor-store.ts'
import { presentPayor } from './present-payor.ts'

export const getPayor = async (ctx: Ctx, { id }: ParsedOf<typeof declaration>): Promise<Payor> =>
  presentPayor(ctx, found(await findPayor(ctx.tx, id)))
