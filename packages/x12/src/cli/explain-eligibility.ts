import { describeBenefit, describeRefusal } from '../codes/eligibility.ts'
import { coverageOn, otherPayersOf } from '../eligibility/coverage.ts'
import type { Benefit, EligibilityAnswer, EligibilityResponse } from '../eligibility/types.ts'
import type { DatedSpan } from '../inquiry/types.ts'
import { showCents } from '../money.ts'
import type { Party } from '../remittance/types.ts'
import { showFinding } from './words.ts'

/** What a payer says about eligibility, in words: person by person, or why it does not answer. */
export const explainEligibility = (response: EligibilityResponse): string[] => [
  ...response.findings.map(showFinding),
  ...response.refusals.map(describeRefusal),
  ...response.answers.flatMap((answer) => explainAnswer(answer, response.producedOn)),
]

function explainAnswer(answer: EligibilityAnswer, day: string | null): string[] {
  const { subscriber, dependent, trace, refusals, benefits } = answer
  const person = nameOf(dependent ?? subscriber)
  const coverage = day ? `, on ${day}: ${coverageOn(answer, day)}` : ''
  return [
    `${person} (member ${subscriber?.id || '-'}, our number ${trace ?? '-'})${coverage}`,
    ...refusals.map((refusal) => `  ${describeRefusal(refusal)}`),
    ...benefits.map((benefit) => `  ${explainBenefit(benefit)}`),
    ...otherPayersOf(answer).map(({ party }) =>
      `  Also pays: ${nameOf(party)} ${party.id}`.trimEnd(),
    ),
  ]
}

const explainBenefit = (benefit: Benefit): string =>
  [
    describeBenefit(benefit.information),
    benefit.plan,
    benefit.serviceTypes.length > 0 ? `services ${benefit.serviceTypes.join(' ')}` : '',
    benefit.amount === null ? '' : showCents(benefit.amount),
    benefit.share === null ? '' : `${benefit.share * 100} percent`,
    ...benefit.dates.map(spanOf),
    ...benefit.messages,
  ]
    .filter((part) => part !== '')
    .join(', ')

const spanOf = ({ from, to }: DatedSpan): string => (from === to ? from : `${from} to ${to}`)

const nameOf = (party: Party | null): string =>
  [party?.lastName, party?.firstName].filter(Boolean).join(', ') || 'no name'
