import * as contract from '@homeward/contract/catalogue/services'
import { onReference } from '../../../plumbing/db/constraint.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedService } from './present-service.ts'
import { deleteServiceRows, lockService } from './service-store.ts'

/** Deletes a service type that nothing refers to. */
export const deleteService = verb(contract.deleteService, async (ctx, { id }) => {
  const before = found(await lockService(ctx.tx, id))
  await deleteServiceRows(ctx.tx, id).catch((error: unknown) => onReference(error, 'service_used'))
  await ctx.changed({
    action: 'service.deleted',
    type: 'service',
    id,
    before: auditedService(before),
  })
  return { id }
})
