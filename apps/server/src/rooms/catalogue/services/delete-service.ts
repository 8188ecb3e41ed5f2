import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { deleteService as declaration } from '@homeward/contract/catalogue/services'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { auditedService } from './present-service.ts'
import { deleteServiceRows, isServiceUsed, lockService } from './service-store.ts'

/** Deletes a service type that nothing refers to. */
export async function deleteService(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const before = found(await lockService(ctx.tx, id))
  if (await isServiceUsed(ctx.tx, id)) throw new Failure('service_used')
  await deleteServiceRows(ctx.tx, id).catch(refusedReference)
  await ctx.record({
    action: 'service.deleted',
    type: 'service',
    id,
    before: auditedService(before),
  })
  await ctx.live('service', id)
  return { id }
}

/** Whatever refers to a service, also by a table that is not looked into above. */
const refusedReference = (error: unknown): never => {
  const isReference = error instanceof Error && 'code' in error && error.code === '23503'
  throw isReference ? new Failure('service_used') : error
}
