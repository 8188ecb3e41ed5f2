import * as contract from '@homeward/contract/care/assessments'
import { archivedEnd } from '@homeward/domain/care/assessment'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { recorded } from './create-assessment.ts'
import { loadAssessment } from './present-assessment.ts'
import { lockAssessment, saveAssessment } from './store.ts'

/** Archives an assessment; it ends on the day before the given one. */
export const archiveAssessment = verb(
  contract.archiveAssessment,
  async (ctx, { id, date, lock_version }) => {
    const row = found(await lockAssessment(ctx.tx, id))
    await refuseStaleWith(lock_version, row, () => loadAssessment(ctx, id))
    if (row.status === 'archived') throw new Failure('status_not_allowed')
    const before = await loadAssessment(ctx, id)
    const end_date = archivedEnd(row.start_date, date ?? ctx.today)
    await saveAssessment(ctx.tx, id, { status: 'archived', end_date })
    const after = await loadAssessment(ctx, id)
    await ctx.changed({
      action: 'assessment.archived',
      type: 'assessment',
      id,
      before: recorded(before),
      after: recorded(after),
    })
    return after
  },
)
