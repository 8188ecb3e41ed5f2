import * as contract from '@homeward/contract/care/careplans'
import { recurrenceWords } from '@homeward/domain/care/recurrence-words'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'

/** A recurrence rule in words. */
export const translateRecurrence = verb(
  contract.translateRecurrence,
  async (_ctx, { recurring_rule }) => {
    const words = recurrenceWords(recurring_rule)
    if (words.ok) return { recurrence: words.value }
    const { sentence, fields } = unreadable
    throw new Failure(words.failure, { sentence, fields })
  },
)

/** Here the rule stands alone, so the message belongs to its own field. */
const unreadable = {
  sentence: 'This recurrence rule is not valid.',
  fields: { recurring_rule: ['This recurrence rule is not valid.'] },
}
