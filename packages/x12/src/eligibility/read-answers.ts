import { note } from '../finding.ts'
import { type Level, levelCodes, segmentOf } from '../inquiry/levels.ts'
import { partiesOf, peopleOf } from '../inquiry/people.ts'
import { transactionsOf } from '../inquiry/transactions.ts'
import { spansOf, type Values } from '../inquiry/values.ts'
import type { X12File } from '../interchange.ts'
import { splitBlocks } from '../remittance/blocks.ts'
import { reference } from '../remittance/fields.ts'
import { element } from '../token.ts'
import { readBenefit } from './benefit.ts'
import type { EligibilityAnswer, EligibilityResponse, Refusal } from './types.ts'

const people: readonly string[] = [levelCodes.subscriber, levelCodes.dependent]

/**
 * Reads every 271 (005010X279) of a file: what the payer says of each person, or why it says nothing. Never
 * throws; what could not be read is in the findings.
 */
export const readEligibilityAnswers = (file: X12File): EligibilityResponse[] =>
  transactionsOf(file, { setId: '271', guide: '005010X279' }, (levels, values) => ({
    refusals: levels.filter(({ code }) => !people.includes(code)).flatMap(refusalsOf),
    answers: levels
      .filter((level) => people.includes(level.code) && answers(level, levels))
      .map((level) => answerOf(level, values)),
  }))

/** A subscriber who is named for the sake of a dependent alone is not answered. */
const answers = (level: Level, levels: readonly Level[]): boolean =>
  level.code === levelCodes.dependent ||
  ['TRN', 'EB', 'AAA'].some((id) => segmentOf(level, id)) ||
  !levels.some(({ code, parent }) => code === levelCodes.dependent && parent === level)

function answerOf(level: Level, values: Values): EligibilityAnswer {
  const { before, blocks } = splitBlocks(level.segments, ({ id }) => id === 'EB')
  const trace = segmentOf(level, 'TRN', '2')
  if (!trace) {
    const sentence = 'The answer repeats no trace number of a question.'
    values.findings.push(note('missing_trace', sentence, level.position))
  }
  return {
    position: level.position,
    trace: trace ? element(trace, 2).trim() || null : null,
    ...peopleOf(level),
    ...partiesOf(level),
    refusals: refusalsOf(level),
    dates: spansOf(before, values),
    references: before.filter(({ id }) => id === 'REF').map(reference),
    benefits: blocks.map((block) => readBenefit(block, values)),
  }
}

const refusalsOf = ({ code: level, segments }: Level): Refusal[] =>
  segments
    .filter(({ id }) => id === 'AAA')
    .map((segment) => ({
      position: segment.position,
      level,
      code: element(segment, 3).trim(),
      followUp: element(segment, 4).trim(),
    }))
