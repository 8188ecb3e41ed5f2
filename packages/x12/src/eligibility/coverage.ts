import type { DatedSpan } from '../inquiry/types.ts'
import type { Benefit, EligibilityAnswer } from './types.ts'

/** What an answer says of a day; unknown where it says nothing that decides. */
type Coverage = 'active' | 'inactive' | 'unknown'

/** EB01 of coverage that holds, and of coverage that does not. */
const active = new Set(['1', '2', '3', '4', '5'])
const inactive = new Set(['6', '7', '8'])

/** EB03 30: the plan as a whole. */
const WHOLE_PLAN = '30'

/** DTP01 of days on which a plan, eligibility or a benefit holds; of its first day; of its last. */
const whole = new Set(['291', '292', '307'])
const first = new Set(['346', '348', '356'])
const last = new Set(['347', '349', '357'])

/**
 * Whether the person is covered on a day: some active coverage of the plan, or of one of the service types, has
 * days that hold it, or no days at all (005010X279A1, 2110C). A benefit without days of its own has those of
 * the person.
 */
export function coverageOn(
  answer: EligibilityAnswer,
  day: string,
  serviceTypes: readonly string[] = [],
): Coverage {
  const said = answer.benefits.filter(
    (benefit) => concerns(benefit, serviceTypes) && holds(benefit, answer.dates, day),
  )
  if (said.some(({ information }) => active.has(information))) return 'active'
  return said.some(({ information }) => inactive.has(information)) ? 'inactive' : 'unknown'
}

/** The payers that an answer names beside the one that was asked (EB01 R): a managed care plan, another insurance. */
export const otherPayersOf = ({ benefits }: EligibilityAnswer) =>
  benefits
    .filter(({ information }) => information === 'R')
    .flatMap(({ related, insuranceType, plan }) =>
      related.map((each) => ({ ...each, insuranceType, plan })),
    )

const concerns = ({ serviceTypes }: Benefit, wanted: readonly string[]): boolean =>
  serviceTypes.length === 0 ||
  serviceTypes.some((type) => type === WHOLE_PLAN || wanted.includes(type))

function holds({ dates }: Benefit, ofPerson: readonly DatedSpan[], day: string): boolean {
  const own = dates.filter(decides)
  const deciding = own.length > 0 ? own : ofPerson.filter(decides)
  const spans = deciding.filter(({ qualifier }) => whole.has(qualifier))
  return (
    (spans.length === 0 || spans.some(({ from, to }) => from <= day && day <= to)) &&
    deciding.every(({ qualifier, from }) => !first.has(qualifier) || from <= day) &&
    deciding.every(({ qualifier, to }) => !last.has(qualifier) || day <= to)
  )
}

const decides = ({ qualifier }: DatedSpan): boolean =>
  whole.has(qualifier) || first.has(qualifier) || last.has(qualifier)
