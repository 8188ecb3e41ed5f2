import { type Level, levelCodes, segmentOf } from '../inquiry/levels.ts'
import { partiesOf, peopleOf } from '../inquiry/people.ts'
import { transactionsOf } from '../inquiry/transactions.ts'
import { spansOf, type Values } from '../inquiry/values.ts'
import type { X12File } from '../interchange.ts'
import { element } from '../token.ts'
import type { ReadEligibilityInquiry, ReadEligibilityQuestion } from './types.ts'

/** Reads every 270 (005010X279) of a file: who is asked about, and what. */
export const readEligibilityQuestions = (file: X12File): ReadEligibilityInquiry[] =>
  transactionsOf(file, { setId: '270', guide: '005010X279' }, (levels, values) => ({
    questions: levels
      .filter(({ code }) => code === levelCodes.subscriber || code === levelCodes.dependent)
      .filter((level) => segmentOf(level, 'EQ'))
      .map((level) => questionOf(level, values)),
  }))

const questionOf = (level: Level, values: Values): ReadEligibilityQuestion => {
  const trace = segmentOf(level, 'TRN')
  return {
    position: level.position,
    trace: trace ? element(trace, 2).trim() || null : null,
    ...peopleOf(level),
    ...partiesOf(level),
    dates: spansOf(level.segments, values),
    serviceTypes: level.segments
      .filter(({ id }) => id === 'EQ')
      .flatMap((segment) => values.repeated(segment, 1)),
  }
}
