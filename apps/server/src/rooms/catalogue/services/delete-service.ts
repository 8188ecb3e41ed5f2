import * as contract from '@homeward/contract/catalogue/services'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedService } from './present-service.ts'
import { deleteServiceRows, isServiceUsed, lockService } from './service-store.ts'

/** Deletes a service type that nothing refers to. */
export const deleteService = verb(contract.deleteService, async (ctx, { id }) => {
  const before = found(await lockService(ctx.tx, id))
  if (await isServiceUsed(ctx.tx, id)) throw new Failure('service_used')
  await deleteServiceRows(ctx.tx, id).catch(refusedReference)
  await ctx.changed({
    action: 'service.deleted',
    type: 'service',
    id,
    before: auditedService(before),
  })
  return { id }
})

/** Whatever refers to a service, also by a table that is not looked into above. */
const refusedReference = (error: unknown): never => {
  const isReference = error instanceof Error && 'code' in error && error.code === '23503'
  throw isReference ? new Failure('service_used') : error
}
