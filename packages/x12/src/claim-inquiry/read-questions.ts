import { type Level, segmentOf } from '../inquiry/levels.ts'
import { partiesOf, peopleOf } from '../inquiry/people.ts'
import { transactionsOf } from '../inquiry/transactions.ts'
import { spansOf, type Values } from '../inquiry/values.ts'
import type { X12File } from '../interchange.ts'
import { reference } from '../remittance/fields.ts'
import { element } from '../token.ts'
import { claimBlocksOf, isPersonLevel } from './blocks.ts'
import type { ReadClaimInquiry, ReadClaimQuestion } from './types.ts'

/** Reads every 276 (005010X212) of a file: which claims are asked about. */
export const readClaimQuestions = (file: X12File): ReadClaimInquiry[] =>
  transactionsOf(file, { setId: '276', guide: '005010X212' }, (levels, values) => ({
    questions: levels.filter(isPersonLevel).flatMap((level) => questionsOf(level, values)),
  }))

const questionsOf = (level: Level, values: Values): ReadClaimQuestion[] =>
  claimBlocksOf(level).map(({ opener, own }) => {
    const amount = segmentOf({ segments: own }, 'AMT', 'T3')
    return {
      position: opener.position,
      trace: element(opener, 2).trim(),
      ...peopleOf(level),
      ...partiesOf(level),
      references: own.filter(({ id }) => id === 'REF').map(reference),
      charge: amount ? values.cents(amount, 2) : null,
      dates: spansOf(own, values),
    }
  })
