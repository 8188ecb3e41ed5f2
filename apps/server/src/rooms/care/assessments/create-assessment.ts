import * as contract from '@homeward/contract/care/assessments'
import { checkDateOrder, defaultEnd } from '@homeward/domain/time/day-range'
import { laterDay } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { hasClient } from '../authorization-store.ts'
import {
  checkedServices,
  checkReferences,
  documentColumn,
  listColumns,
} from './check-assessment.ts'
import { loadAssessment } from './present-assessment.ts'
import { replaceAssessedServices } from './service-store.ts'
import { insertAssessment } from './store.ts'

/** Adds an assessment: a draft on request, otherwise scheduled. */
export const createAssessment = verb(contract.createAssessment, async (ctx, input) => {
  if (!(await hasClient(ctx.tx, input.client_id))) throw new Failure('not_found')
  await checkReferences(ctx, input.client_id, input)
  const services = await checkedServices(ctx, input.services ?? [])
  const end_date = input.end_date ?? laterDay(input.start_date, defaultEnd(ctx.today))
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: end_date }))
  const row = {
    agency_id: ctx.agency.id,
    id: uuid(),
    client_id: input.client_id,
    authorization_id: input.authorization_id ?? null,
    status: input.draft ? ('draft' as const) : ('scheduled' as const),
    date: input.date ?? ctx.today,
    start_date: input.start_date,
    end_date,
    agent_id: input.agent_id ?? null,
    observed_by_id: input.observed_by_id ?? null,
    observed_at: input.observed_at ?? null,
    corrector_id: input.corrector_id ?? null,
    authorized_minutes: input.authorized_minutes,
    ...listColumns(input),
    ...(await documentColumn(ctx, input)),
  }
  await insertAssessment(ctx.tx, row)
  await replaceAssessedServices(
    ctx.tx,
    { agency_id: ctx.agency.id, assessment_id: row.id },
    services,
  )
  const made = await loadAssessment(ctx, row.id)
  await ctx.changed({
    action: 'assessment.created',
    type: 'assessment',
    id: row.id,
    after: recorded(made),
  })
  return made
})

/** What the history keeps of an assessment: all but what follows from who reads it, and signatures. */
export const recorded = ({
  abilities: _,
  client_signature: __,
  nurse_signature: ___,
  missing_signatures: ____,
  signatures: _____,
  document,
  ...assessment
}: contract.Assessment): object => ({ ...assessment, document: document?.name ?? null })
