import * as contract from '@homeward/contract/care/assessments'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { voidSignature, waiveSignature } from '../../files/door.ts'
import { loadAssessment } from './present-assessment.ts'
import { lockAssessment } from './store.ts'

/** Waives a signature of an assessment, with the reason; it may still be given. */
export const waiveAssessmentSignature = verb(
  contract.waiveAssessmentSignature,
  async (ctx, { id, signer_role, reason }) => {
    const { status } = found(await lockAssessment(ctx.tx, id))
    if (status === 'archived') throw new Failure('status_not_allowed')
    await waiveSignature(ctx, { type: 'assessment', id }, { role: signer_role, reason })
    return loadAssessment(ctx, id)
  },
)

/** Voids a signature of an assessment, or a waiver. */
export const voidAssessmentSignature = verb(
  contract.voidAssessmentSignature,
  async (ctx, { id, signature_id, reason }) => {
    found(await lockAssessment(ctx.tx, id))
    await voidSignature(ctx, { type: 'assessment', id }, { id: signature_id, reason })
    return loadAssessment(ctx, id)
  },
)
