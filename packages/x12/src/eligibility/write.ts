import { checkInquiry, checkPerson, checkTime, checkTraces } from '../inquiry/check.ts'
import type { InquiryHead } from '../inquiry/types.ts'
import { writeBirth, writeInquiry, writePerson, writeTime } from '../inquiry/write.ts'
import type { BatchProblem } from '../professional/check/checker.ts'
import { forms } from '../professional/forms.ts'
import { writeName } from '../professional/segments/names.ts'
import type { SegmentWriter } from '../segment-writer.ts'
import type { EligibilityInquiry, EligibilityQuestion } from './types.ts'

type WriteResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly BatchProblem[] }

/** The guide of 270 and 271. */
const ELIGIBILITY_GUIDE = '005010X279A1'

/** Most people that one file may ask about (005010X279A1, batch). */
const MOST_QUESTIONS = 99

/**
 * Writes a file that asks a payer whether people are eligible: 270, guide 005010X279A1. Everyone asked about
 * is a subscriber, as in the claims of home care. What does not follow the rules is refused with the
 * list of problems.
 *
 * @param today the agency's day 'YYYY-MM-DD'
 */
export function write270(inquiry: EligibilityInquiry, today: string): WriteResult {
  const problems = problemsOf(inquiry, today)
  if (problems.length > 0) return { ok: false, problems }
  const kind = {
    setId: '270',
    structure: '0022',
    functionalId: 'HS',
    guide: ELIGIBILITY_GUIDE,
  } as const
  const text = writeInquiry(inquiry, kind, (writer) => {
    writeProvider(writer, inquiry)
    inquiry.questions.forEach((question, index) => {
      writeQuestion(writer, question, { level: index + 3, taxId: inquiry.taxId })
    })
  })
  return { ok: true, text }
}

const problemsOf = (inquiry: EligibilityInquiry, today: string): readonly BatchProblem[] =>
  checkInquiry(inquiry, today, (check) => {
    const { questions, taxId } = inquiry
    check.require(forms.taxId(taxId), 'taxId', 'is not 9 digits')
    check.require(questions.length > 0, 'questions', 'are none')
    const fit = questions.length <= MOST_QUESTIONS
    check.require(fit, 'questions', `are more than ${MOST_QUESTIONS}`)
    checkTraces(
      questions.map(({ trace }) => trace),
      'questions',
      check,
    )
    questions.forEach(({ person, time, serviceTypes = [] }, index) => {
      const at = `questions[${index}]`
      checkPerson(person, `${at}.person`, check)
      checkTime(time, `${at}.time`, check)
      serviceTypes.forEach((type, number) => {
        const known = /^[0-9A-Z]{1,2}$/.test(type)
        check.require(known, `${at}.serviceTypes[${number}]`, `is no service type: "${type}"`)
      })
    })
  })

/** The level 2000B: who asks. */
function writeProvider(writer: SegmentWriter, { provider }: InquiryHead): void {
  writer.add('HL', '2', '1', '21', '1')
  writeName(writer, '1P', provider.name, { qualifier: 'XX', value: provider.npi })
}

/** The level 2000C, in the order of the guide. */
function writeQuestion(
  writer: SegmentWriter,
  { trace, person, time, serviceTypes = [] }: EligibilityQuestion,
  { level, taxId }: { level: number; taxId: string },
): void {
  writer.add('HL', String(level), '2', '22', '0')
  writer.add('TRN', '1', trace, `1${taxId}`)
  writePerson(writer, person)
  writeBirth(writer, person)
  writeTime(writer, '291', time)
  for (const type of serviceTypes.length > 0 ? new Set(serviceTypes) : ['30']) {
    writer.add('EQ', type)
  }
}
