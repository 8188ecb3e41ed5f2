import { note } from '../finding.ts'
import { type Level, segmentOf } from '../inquiry/levels.ts'
import { partiesOf, peopleOf } from '../inquiry/people.ts'
import { transactionsOf } from '../inquiry/transactions.ts'
import { spansOf, type Values } from '../inquiry/values.ts'
import type { X12File } from '../interchange.ts'
import type { Block } from '../remittance/blocks.ts'
import { reference } from '../remittance/fields.ts'
import { type Segment, element } from '../token.ts'
import { claimBlocksOf, isPersonLevel } from './blocks.ts'
import { outcomeOf, statusesOf } from './status.ts'
import type { ClaimStatusAnswer, ClaimStatusResponse, LineStatus } from './types.ts'

/**
 * Reads every 277 of a file that answers a 276 (005010X212): where each claim stands. The 277CA, which
 * acknowledges claims (005010X214), is read in `acknowledgement`. Never throws; what could not be read is in the
 * findings.
 */
export const readClaimStatuses = (file: X12File): ClaimStatusResponse[] =>
  transactionsOf(file, { setId: '277', guide: '005010X212' }, (levels, values) => ({
    statuses: levels
      .filter((level) => !isPersonLevel(level))
      .flatMap(({ segments }) => statusesOf(segments, values)),
    answers: levels.filter(isPersonLevel).flatMap((level) => answersOf(level, values)),
  }))

const answersOf = (level: Level, values: Values): ClaimStatusAnswer[] =>
  claimBlocksOf(level).map(({ opener, own, lines }) => {
    const trace = element(opener, 2).trim()
    if (trace === '') {
      const sentence = 'The answer repeats no trace number of a question.'
      values.findings.push(note('missing_trace', sentence, opener.position))
    }
    const statuses = statusesOf(own, values)
    return {
      position: opener.position,
      trace,
      ...peopleOf(level),
      ...partiesOf(level),
      statuses,
      outcome: outcomeOf(statuses),
      claimId: numberOf(own, 'EJ'),
      payerClaimNumber: numberOf(own, '1K'),
      references: own.filter(({ id }) => id === 'REF').map(reference),
      dates: spansOf(own, values),
      lines: lines.map((line) => lineOf(line, values)),
    }
  })

function lineOf({ opener, following }: Block, values: Values): LineStatus {
  const [qualifier = '', code = '', ...modifiers] = values.parts(opener, 1)
  return {
    position: opener.position,
    procedure: {
      qualifier,
      code,
      modifiers: modifiers.slice(0, 4).filter((modifier) => modifier !== ''),
    },
    charge: values.cents(opener, 2),
    paid: values.cents(opener, 3),
    units: values.quantity(opener, 7),
    lineControl: numberOf(following, 'FJ'),
    statuses: statusesOf(following, values),
    dates: spansOf(following, values),
  }
}

function numberOf(segments: readonly Segment[], qualifier: string): string | null {
  const found = segmentOf({ segments }, 'REF', qualifier)
  return found ? element(found, 2).trim() || null : null
}
