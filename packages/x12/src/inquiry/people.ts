import { parseDay } from '../dates.ts'
import { party } from '../remittance/fields.ts'
import type { Party } from '../remittance/types.ts'
import { type Segment, element } from '../token.ts'
import { type Level, levelAbove, levelCodes, segmentOf } from './levels.ts'

/** The people of a question or an answer. */
export interface People {
  readonly subscriber: Party | null
  /** The patient, where it is a dependent of the subscriber. */
  readonly dependent: Party | null
  /** Of the patient. */
  readonly birthDate: string | null
  /** Of the patient: F, M or U; '' when it is not said. */
  readonly sex: string
}

/** The organizations of a question or an answer. */
export interface Parties {
  readonly payer: Party | null
  readonly provider: Party | null
}

const partyOf = (segment: Segment | undefined): Party | null => (segment ? party(segment) : null)

/** Who a subscriber's or dependent's level is about. */
export function peopleOf(level: Level): People {
  const subscriber = levelAbove(level, levelCodes.subscriber)
  const dependent = levelAbove(level, levelCodes.dependent)
  const birth = segmentOf(dependent ?? subscriber, 'DMG')
  return {
    subscriber: partyOf(segmentOf(subscriber, 'NM1', 'IL')),
    dependent: partyOf(segmentOf(dependent, 'NM1', '03', 'QC')),
    birthDate: birth ? parseDay(element(birth, 2)) : null,
    sex: birth ? element(birth, 3).trim() : '',
  }
}

/** The payer and the provider above a level. */
export const partiesOf = (level: Level): Parties => ({
  payer: partyOf(segmentOf(levelAbove(level, levelCodes.source), 'NM1')),
  provider:
    partyOf(segmentOf(levelAbove(level, levelCodes.provider), 'NM1')) ??
    partyOf(segmentOf(levelAbove(level, levelCodes.receiver), 'NM1')),
})
