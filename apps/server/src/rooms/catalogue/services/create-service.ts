import type { Service, createService as declaration } from '@homeward/contract/catalogue/services'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { serviceName } from '@homeward/domain/catalogue/service-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { auditedService, presentService, refusedName } from './present-service.ts'
import { checkPayor, serviceColumns } from './service-columns.ts'
import { findService, insertServiceRow } from './service-store.ts'

/** Adds a service type. */
export async function createService(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<Service> {
  await checkPayor(ctx, input.payor_id)
  const id = uuid()
  await insertServiceRow(ctx.tx, {
    ...serviceColumns(input),
    agency_id: ctx.agency.id,
    id,
    name: serviceName(input.jurisdiction, input.label),
  }).catch(refusedName)
  const service = found(await findService(ctx.tx, id))
  await ctx.record({
    action: 'service.created',
    type: 'service',
    id,
    after: auditedService(service),
  })
  await ctx.live('service', id)
  return presentService(ctx, service)
}
