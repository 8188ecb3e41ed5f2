import * as contract from '@homeward/contract/catalogue/services'
import { defaultLabel, serviceName } from '@homeward/domain/catalogue/service-name'
import { v7 as uuid } from 'uuid'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedService, presentService, refusedName } from './present-service.ts'
import { checkPayor, labelled, serviceColumns } from './service-columns.ts'
import { findService, insertServiceRow } from './service-store.ts'

/** Adds a service type. */
export const createService = verb(contract.createService, async (ctx, input) => {
  await checkPayor(ctx, input.payor_id)
  const id = uuid()
  const fields = labelled(input, { jurisdiction: input.jurisdiction })
  const label = fields.label ?? defaultLabel
  await insertServiceRow(ctx.tx, {
    ...serviceColumns(fields),
    label,
    agency_id: ctx.agency.id,
    id,
    name: serviceName(input.jurisdiction, label),
  }).catch(refusedName)
  const service = found(await findService(ctx.tx, id))
  await ctx.changed({
    action: 'service.created',
    type: 'service',
    id,
    after: auditedService(service),
  })
  return presentService(ctx, service)
})
