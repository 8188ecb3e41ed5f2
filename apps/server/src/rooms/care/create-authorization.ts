import * as contract from '@homeward/contract/care/authorizations'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { Failure, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { findInUse, hasClient, insertAuthorization } from './authorization-store.ts'
import { presentAuthorization } from './present-authorization.ts'

/** Adds an authorization; no day of it may be covered already for this payor and service. */
export const createAuthorization = verb(contract.createAuthorization, async (ctx, input) => {
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  await checkNamed(ctx, input)

  const row = { ...input, agency_id: ctx.agency.id, id: uuid(), status: 'active' as const }
  await insertAuthorization(ctx.tx, row).catch((error: unknown) =>
    onConstraint(error, { authorizations_one_at_a_time: 'authorization_overlap' }),
  )
  await ctx.changed({
    action: 'authorization.created',
    type: 'authorization',
    id: row.id,
    after: row,
  })
  return presentAuthorization(ctx, row.id)
})

async function checkNamed(
  { tx }: Ctx,
  input: { client_id: string; payor_id: string; service_id: string },
): Promise<void> {
  if (!(await hasClient(tx, input.client_id))) throw new Failure('not_found')
  const there = await findInUse(tx, { payorId: input.payor_id, serviceId: input.service_id })
  const fields = {
    ...(there.payor ? {} : { payor_id: ['Choose a payor that is in use.'] }),
    ...(there.service ? {} : { service_id: ['Choose a service that is in use.'] }),
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
