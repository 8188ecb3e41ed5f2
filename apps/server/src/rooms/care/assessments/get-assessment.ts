import * as contract from '@homeward/contract/care/assessments'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadAssessment } from './present-assessment.ts'

export const getAssessment = verb(contract.getAssessment, (ctx, { id }) => loadAssessment(ctx, id))
