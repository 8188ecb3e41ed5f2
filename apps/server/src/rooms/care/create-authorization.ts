import * as contract from '@homeward/contract/care/authorizations'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { Failure, found, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { hasClient, hasPayor, insertAuthorization } from './authorization-store.ts'
import { presentAuthorization } from './present-authorization.ts'
import { findServicesInUse, insertAuthorizationServices } from './service-store.ts'

/** Adds an authorization. Its days must not overlap another one for its payor and one of its services. */
export const createAuthorization = verb(contract.createAuthorization, async (ctx, input) => {
  const { service_ids, ...fields } = input
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  const serviceIds = [...new Set(service_ids)]
  const row = {
    ...fields,
    agency_id: ctx.agency.id,
    id: uuid(),
    minutes_per_unit: await unitLength(ctx, { ...fields, serviceIds }),
    status: 'active' as const,
  }
  await insertAuthorization(ctx.tx, row)
  await insertAuthorizationServices(ctx.tx, row.id, serviceIds).catch((error: unknown) =>
    onConstraint(error, { authorizations_one_at_a_time: 'authorization_overlap' }),
  )
  await ctx.changed({
    action: 'authorization.created',
    type: 'authorization',
    id: row.id,
    after: { ...row, service_ids: serviceIds },
  })
  return presentAuthorization(ctx, row.id)
})

/** Minutes of a unit, after checking that client, payor and services exist and are in use. */
async function unitLength(
  { tx }: Ctx,
  input: { client_id: string; payor_id: string; serviceIds: readonly string[] },
): Promise<number> {
  if (!(await hasClient(tx, input.client_id))) throw new Failure('not_found')
  const services = await findServicesInUse(tx, input.serviceIds)
  const fields = {
    ...((await hasPayor(tx, input.payor_id)) ? {} : { payor_id: ['Choose an active payor.'] }),
    ...(services.length === input.serviceIds.length
      ? {}
      : { service_ids: ['Choose active services.'] }),
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  const [length, ...others] = new Set(services.map((service) => service.minutes_per_unit))
  if (others.length > 0) throw new Failure('services_differ_in_units')
  return found(length)
}
