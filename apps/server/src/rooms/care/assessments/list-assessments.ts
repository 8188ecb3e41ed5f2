import * as contract from '@homeward/contract/care/assessments'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentAssessments } from './present-assessment.ts'
import { findAssessments } from './store.ts'

/** A page of assessments, of one client or of all. */
export const listAssessments = verb(contract.listAssessments, async (ctx, input) => {
  const { rows, meta } = await findAssessments(ctx.tx, input, ctx.today)
  return { data: await presentAssessments(ctx, rows), meta }
})
