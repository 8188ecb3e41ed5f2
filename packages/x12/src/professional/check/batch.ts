import type { ProfessionalBatch } from '../types.ts'
import type { BatchProblem } from './checker.ts'
import { Checker } from './checker.ts'
import type { Delimiters } from '../../delimiters.ts'
import { areDelimiters, checkEnvelope } from './envelope.ts'
import { checkBillingProvider, checkSubmitter } from './parties.ts'
import { checkSubscribers } from './subscriber.ts'

/** Everything that keeps the batch from being written; empty when it may be. */
export function checkBatch(
  batch: ProfessionalBatch,
  delimiters: Delimiters,
  today: string,
): readonly BatchProblem[] {
  if (!areDelimiters(delimiters)) {
    const sentence = 'are not four different characters, neither letters nor digits'
    return [{ path: 'envelope.delimiters', sentence }]
  }
  const check = new Checker(delimiters, today)
  checkEnvelope(batch.envelope, check)
  check.id('batchId', batch.batchId, 30)
  checkSubmitter(batch, check)
  check.require(batch.billing.length > 0, 'billing', 'is none; there is nothing to send')
  batch.billing.forEach((group, index) => {
    checkBillingProvider(group.provider, `billing[${index}].provider`, check)
  })
  checkSubscribers(batch, check)
  return check.problems
}
