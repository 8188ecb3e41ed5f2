import type { Service, getService as declaration } from '@homeward/contract/catalogue/services'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { presentService } from './present-service.ts'
import { findService } from './service-store.ts'

/** One service type, archived activities among its others. */
export const getService = async (
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<Service> => presentService(ctx, found(await findService(ctx.tx, id)))
