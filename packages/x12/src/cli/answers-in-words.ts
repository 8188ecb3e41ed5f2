import type { ClaimStatusResponse } from '../claim-inquiry/types.ts'
import { describeStatusCategory } from '../codes/status-category.ts'
import { describeRefusal } from '../codes/eligibility.ts'
import type { EligibilityResponse } from '../eligibility/types.ts'
import { count } from './words.ts'

/** What the 271 of a file say, in a few words. */
export function answersInWords(responses: readonly EligibilityResponse[]): string {
  if (responses.length === 0) return ''
  const answers = responses.flatMap((response) => response.answers)
  const active = answers.filter(({ benefits }) =>
    benefits.some(({ information }) => information === '1'),
  ).length
  const refusals = [
    ...responses.flatMap((response) => response.refusals),
    ...answers.flatMap((answer) => answer.refusals),
  ]
  const [refusal] = refusals
  return [
    `${count(answers.length, 'eligibility answer')}, ${active} with active coverage`,
    refusal ? `${count(refusals.length, 'refusal')}: ${describeRefusal(refusal)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** What the 277 of a file say, in a few words. */
export function statusesInWords(responses: readonly ClaimStatusResponse[]): string {
  if (responses.length === 0) return ''
  const answers = responses.flatMap((response) => response.answers)
  const outcomes = Map.groupBy(answers, ({ outcome }) => outcome ?? 'unclear')
  const said = [...outcomes].map(([outcome, of]) => `${of.length} ${outcome.replaceAll('_', ' ')}`)
  const [code] = responses.flatMap(({ statuses }) => statuses).flatMap(({ codes }) => codes)
  return [
    `${count(answers.length, 'claim answer')}${said.length > 0 ? ` (${said.join(', ')})` : ''}`,
    code ? `of the file: ${describeStatusCategory(code.category)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
