import type { Verdict } from '@homeward/contract/visits/assignment'
import type { Finding } from '@homeward/domain/visits/assignment/findings'
import { nextStep, outcomeOf } from '@homeward/domain/visits/assignment/verdict'
import type { Ctx } from '../../../plumbing/context.ts'

/** A verdict as it is answered to whoever asks. */
export const presentVerdict = ({ holder }: Ctx, findings: readonly Finding[]): Verdict => ({
  outcome: outcomeOf(findings, holder),
  findings: findings.map((one) => ({ ...one, next: nextStep(one, holder) })),
})
