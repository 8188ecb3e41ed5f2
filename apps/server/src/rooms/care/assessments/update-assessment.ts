import * as contract from '@homeward/contract/care/assessments'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { archivedEnd, type HeldField, ignoredFields } from '@homeward/domain/care/assessment'
import type { AssessmentState } from '@homeward/domain/care/vocabulary'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStale, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import {
  checkedServices,
  checkReferences,
  documentColumn,
  listColumns,
} from './check-assessment.ts'
import { recorded } from './create-assessment.ts'
import { loadAssessment } from './present-assessment.ts'
import { signAssessment, voidWhatChanged } from './sign-assessment.ts'
import { replaceAssessedServices } from './service-store.ts'
import { type AssessmentRow, findAssessment, lockAssessment, saveAssessment } from './store.ts'

type Input = ParsedOf<typeof contract.updateAssessment>

/** Updates an assessment. What this person may not change in it now stays, and the answer names it. */
export const updateAssessment = verb(contract.updateAssessment, async (ctx, input) => {
  const { id, lock_version } = input
  found(await lockAssessment(ctx.tx, id))
  const row = found(await findAssessment(ctx.tx, id))
  const before = await loadAssessment(ctx, id)
  refuseStale(lock_version, before)
  const ignored = ignoredFields(ctx.holder, before).filter((name) => input[name] !== undefined)
  const change = without(input, ignored)
  const restores = change.status !== undefined && change.status !== 'archived'
  if (row.status === 'archived' && !restores) throw new Failure('status_not_allowed')

  if (isSigned(change)) await signAssessment(ctx, before, change)
  else await changed(ctx, { row, before, change })
  return { data: await loadAssessment(ctx, id), meta: { ignored: [...ignored] } }
})

/** Whether an update only signs, so that the record stays in its version. */
const isSigned = ({ id: _, lock_version: __, ...rest }: Partial<Input>): boolean => {
  const names = Object.keys(rest)
  return names.length > 0 && names.every((name) => name.endsWith('_signature'))
}

type Change = { row: AssessmentRow; before: contract.Assessment; change: Partial<Input> }

/** Saves what changed, which voids what was signed before it, and signs what it is now. */
async function changed(ctx: Ctx, { row, before, change }: Change): Promise<void> {
  await save(ctx, row, change)
  const after = await loadAssessment(ctx, row.id)
  await voidWhatChanged(ctx, before, after)
  await ctx.changed({
    action: actionOf(row.status, change.status),
    type: 'assessment',
    id: row.id,
    before: recorded(before),
    after: recorded(after),
  })
  await signAssessment(ctx, after, change)
}

async function save(ctx: Ctx, row: AssessmentRow, input: Partial<Input>): Promise<void> {
  await checkReferences(ctx, row.client_id, input)
  const status = input.status === undefined ? row.status : stored(input.status)
  const start_date = input.start_date ?? row.start_date
  const end_date =
    status === 'archived' && row.status !== 'archived'
      ? archivedEnd(start_date, ctx.today)
      : (input.end_date ?? row.end_date)
  unwrap(checkDateOrder({ startDate: start_date, endDate: end_date }))
  const {
    date = row.date,
    agent_id = row.agent_id,
    observed_by_id = row.observed_by_id,
    observed_at = row.observed_at,
    corrector_id = row.corrector_id,
    authorization_id = row.authorization_id,
    authorized_minutes = row.authorized_minutes,
  } = input
  await saveAssessment(ctx.tx, row.id, {
    status,
    date,
    start_date,
    end_date,
    agent_id,
    observed_by_id,
    observed_at,
    corrector_id,
    authorization_id,
    authorized_minutes,
    ...listColumns(input, row.groups as object),
    ...(await documentColumn(ctx, input)),
  })
  if (input.services) {
    const own = { agency_id: row.agency_id, assessment_id: row.id }
    await replaceAssessedServices(ctx.tx, own, await checkedServices(ctx, input.services, row))
  }
}

/** Only the dates decide whether an assessment that is not a draft is active. */
const stored = (status: NonNullable<Input['status']>): AssessmentState =>
  status === 'active' ? 'scheduled' : status

const actionOf = (before: AssessmentState, to: Input['status']) => {
  if (to === 'archived' && before !== 'archived') return 'assessment.archived'
  return before === 'archived' ? 'assessment.restored' : 'assessment.updated'
}

const without = (input: Input, names: readonly HeldField[]): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.some((held) => held === name)))
