import * as contract from '@homeward/contract/care/assessments'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentAssessment } from './present-assessment.ts'
import { findAssessments } from './store.ts'

/** A page of assessments, of one client or of all. */
export const listAssessments = verb(contract.listAssessments, async (ctx, input) => {
  const { rows, meta } = await findAssessments(ctx.tx, input, ctx.today)
  return { data: rows.map((row) => presentAssessment(ctx, row)), meta }
})
