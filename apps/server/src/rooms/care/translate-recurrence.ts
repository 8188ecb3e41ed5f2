import type { translateRecurrence as declaration } from '@homeward/contract/care/careplans'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { recurrenceWords } from '@homeward/domain/care/recurrence-words'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'

/** A recurrence rule in words. */
export async function translateRecurrence(
  _ctx: Ctx,
  { recurring_rule }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const words = recurrenceWords(recurring_rule)
  if (words.ok) return { recurrence: words.value }
  const { sentence, fields } = unreadable
  throw new Failure(words.failure, { sentence, fields })
}

/** Here the rule stands alone, so the message belongs to its own field. */
const unreadable = {
  sentence: 'This recurrence rule cannot be read.',
  fields: { recurring_rule: ['This recurrence rule cannot be read.'] },
}
