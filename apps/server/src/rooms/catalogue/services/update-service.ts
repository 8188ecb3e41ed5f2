import * as contract from '@homeward/contract/catalogue/services'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { duplicateService } from './duplicate-service.ts'
import { auditedService, presentService, refusedName } from './present-service.ts'
import { checkPayor, labelled, serviceColumns } from './service-columns.ts'
import { findService, lockService, updateServiceRow } from './service-store.ts'

/** Changes the fields that were sent; the status archives or restores; `duplicate` makes a copy. */
export const updateService = verb(contract.updateService, async (ctx, input) => {
  const { id, lock_version, duplicate, ...given } = input
  const before = found(await lockService(ctx.tx, id))
  const { jurisdiction = before.jurisdiction } = given
  const fields = labelled(given, { name: before.name, jurisdiction })
  refuseStale(lock_version, before, presentService(ctx, before))
  if (fields.payor_id !== before.payor_id) await checkPayor(ctx, fields.payor_id)
  if (duplicate) return duplicateService(ctx, before, fields)

  await updateServiceRow(ctx.tx, id, serviceColumns(fields, before)).catch(refusedName)
  const service = found(await findService(ctx.tx, id))
  await ctx.changed({
    action: 'service.updated',
    type: 'service',
    id,
    before: auditedService(before),
    after: auditedService(service),
  })
  return presentService(ctx, service)
})
