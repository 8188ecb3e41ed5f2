import { isDay } from '../dates.ts'
import { Checker, type BatchProblem } from '../professional/check/checker.ts'
import { areDelimiters, checkEnvelope } from '../professional/check/envelope.ts'
import { checkName } from '../professional/check/parties.ts'
import { forms } from '../professional/forms.ts'
import { usualDelimiters } from './write.ts'
import type { AskedPerson, AskedTime, InquiryHead } from './types.ts'

/**
 * Checks what every file of questions has, and what `further` finds in its own part.
 *
 * @param today the agency's day 'YYYY-MM-DD'
 */
export function checkInquiry(
  head: InquiryHead,
  today: string,
  further: (check: Checker) => void,
): readonly BatchProblem[] {
  const delimiters = head.envelope.delimiters ?? usualDelimiters
  if (!areDelimiters(delimiters)) {
    const sentence = 'are not four different characters, neither letters nor digits'
    return [{ path: 'envelope.delimiters', sentence }]
  }
  const check = new Checker(delimiters, today)
  checkEnvelope(head.envelope, check)
  check.returnedId('inquiryId', head.inquiryId, 30)
  check.text('payer.name', head.payer.name, 60)
  check.id('payer.id', head.payer.id, 80)
  const { name, npi } = head.provider
  checkName(name, 'provider.name', check)
  check.require(forms.npi(npi), 'provider.npi', `is no valid NPI: "${npi}"`)
  further(check)
  return check.problems
}

/** Checks the person a question is about. */
export function checkPerson(person: AskedPerson, at: string, check: Checker): void {
  const { last, first, middle } = person
  const name = { kind: 'person', last, first, ...(middle && { middle }) } as const
  checkName(name, at, check)
  check.id(`${at}.memberId`, person.memberId, 80)
  check.pastDay(`${at}.birthDate`, person.birthDate)
}

/** Checks the time a question is about: days of the calendar, in order. */
export function checkTime({ from, to }: AskedTime, at: string, check: Checker): void {
  check.require(isDay(from), `${at}.from`, `is no date: "${from}"`)
  check.require(isDay(to), `${at}.to`, `is no date: "${to}"`)
  check.require(from <= to, `${at}.to`, 'is before the first day')
}

/** Trace numbers come back with the answers, so that no two may be the same. */
export function checkTraces(traces: readonly string[], at: string, check: Checker): void {
  const seen = new Set<string>()
  traces.forEach((trace, index) => {
    const path = `${at}[${index}].trace`
    check.returnedId(path, trace, 50)
    check.require(!seen.has(trace), path, `stands twice: "${trace}"`)
    seen.add(trace)
  })
}
