import * as contract from '@homeward/contract/care/careplans'
import { checkDates, newCareplanStatus } from '@homeward/domain/care/careplan'
import { defaultEnd } from '@homeward/domain/time/day-range'
import { earlierDay, laterDay } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { findAssessment } from './assessments/store.ts'
import { findAuthorization, hasClient } from './authorization-store.ts'
import { insertCareplan } from './careplan-store.ts'
import { changeShifts } from './change-shifts.ts'
import { loadCareplan } from './present-careplan.ts'
import { privatePayor } from './private-payor.ts'

/** Creates a care plan: a draft on request, otherwise scheduled. It gets no visits before it is active. */
export const createCareplan = verb(contract.createCareplan, async (ctx, input) => {
  if (!(await hasClient(ctx.tx, input.client_id))) throw new Failure('not_found')
  const authorization = input.authorization_id === null ? null : await authorizationFor(ctx, input)
  const inAMonth = defaultEnd(laterDay(input.start_date, ctx.today))
  const dates = {
    startDate: input.start_date,
    endDate:
      input.end_date ?? (authorization ? earlierDay(inAMonth, authorization.endDate) : inAMonth),
  }
  unwrap(checkDates(dates, authorization))
  await refuseStrangeAssessment(ctx, input)

  const row = {
    agency_id: ctx.agency.id,
    id: uuid(),
    client_id: input.client_id,
    authorization_id: input.authorization_id,
    payor_id: authorization ? null : await privatePayor(ctx, input),
    assessment_id: input.assessment_id ?? null,
    status: newCareplanStatus(input.draft),
    start_date: dates.startDate,
    end_date: dates.endDate,
  }
  await insertCareplan(ctx.tx, row)
  const shifts = await changeShifts(
    ctx,
    { id: row.id, authorizationId: row.authorization_id },
    input.shifts_attributes,
  )
  await ctx.changed({
    action: 'careplan.created',
    type: 'careplan',
    id: row.id,
    after: { ...row, shifts },
  })
  return loadCareplan(ctx, row.id)
})

/** The assessment, if one is named, is the client's own and not archived. */
async function refuseStrangeAssessment(
  { tx }: Ctx,
  { client_id, assessment_id }: { client_id: string; assessment_id?: string | null | undefined },
): Promise<void> {
  if (!assessment_id) return
  const row = await findAssessment(tx, assessment_id)
  if (row?.client_id === client_id && row.status !== 'archived') return
  const fields = { assessment_id: ["Choose one of the client's assessments."] }
  throw new Failure('invalid', { fields })
}

/** The days of the authorization, which must be the client's own and not archived. */
async function authorizationFor(
  { tx }: Ctx,
  input: { client_id: string; authorization_id: string | null },
): Promise<{ startDate: string; endDate: string }> {
  const row = await findAuthorization(tx, input.authorization_id ?? '')
  if (row?.client_id !== input.client_id || row.status === 'archived') {
    const fields = { authorization_id: ["Choose one of the client's authorizations."] }
    throw new Failure('invalid', { fields })
  }
  return { startDate: row.start_date, endDate: row.end_date }
}
