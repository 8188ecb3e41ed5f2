import { readAcknowledgements } from '../acknowledgement/read.ts'
import type { Acknowledgement } from '../acknowledgement/types.ts'
import { readClaimStatuses } from '../claim-inquiry/read-answers.ts'
import { readClaimQuestions } from '../claim-inquiry/read-questions.ts'
import { decode } from '../decode.ts'
import { readEligibilityAnswers } from '../eligibility/read-answers.ts'
import { readEligibilityQuestions } from '../eligibility/read-questions.ts'
import { type Finding, hasProblems } from '../finding.ts'
import type { X12File } from '../interchange.ts'
import { GUIDE } from '../professional/forms.ts'
import { validate837P } from '../professional/validate/validate.ts'
import { readX12 } from '../read.ts'
import { balance } from '../remittance/balance.ts'
import { readRemittances } from '../remittance/read.ts'
import type { Remittance } from '../remittance/types.ts'
import { answersInWords, statusesInWords } from './answers-in-words.ts'
import type { Tally } from './tally.ts'
import { count } from './words.ts'

/** What a file holds and whether it is right, in one line; adds its remittances to the tally. */
export function verdictOf(bytes: Uint8Array, today: string, tally: Tally): string {
  const file = readX12(bytes)
  const remittances = readRemittances(file)
  const eligibility = { asked: readEligibilityQuestions(file), told: readEligibilityAnswers(file) }
  const claims = { asked: readClaimQuestions(file), told: readClaimStatuses(file) }
  const transactions = file.interchanges.flatMap(({ groups }) =>
    groups.flatMap((group) => group.transactions),
  )
  const sets = [...new Set(transactions.map(({ setId }) => setId))].join(', ') || 'nothing'
  const findings = [
    ...file.findings,
    ...[remittances, eligibility.asked, eligibility.told, claims.asked, claims.told].flatMap(
      (read) => read.flatMap((each): readonly Finding[] => each.findings),
    ),
  ]
  return [
    `${count(transactions.length, 'transaction')} (${sets})`,
    remittancesInWords(remittances, tally),
    claimFileInWords(file, bytes, today),
    acknowledgedInWords(bytes),
    countOf(eligibility.asked.flatMap(({ questions }) => questions).length, 'eligibility question'),
    answersInWords(eligibility.told),
    countOf(claims.asked.flatMap(({ questions }) => questions).length, 'claim question'),
    statusesInWords(claims.told),
    findingsInWords(findings),
  ]
    .filter((part) => part !== '')
    .join('; ')
}

const countOf = (number: number, noun: string): string => (number === 0 ? '' : count(number, noun))

function remittancesInWords(remittances: readonly Remittance[], tally: Tally): string {
  if (remittances.length === 0) return ''
  const verdicts = remittances.map((remittance) => balance(remittance))
  const balanced = verdicts.filter((verdict) => verdict.balanced).length
  tally.remittances += remittances.length
  tally.balanced += balanced
  tally.filesWith835 += 1
  if (balanced === remittances.length) tally.filesBalanced += 1
  const [failure] = verdicts.flatMap(({ failures }) => failures)
  const why = failure ? `: ${failure.sentence.replace(/\.$/, '')}` : ''
  return `${balanced} of ${count(remittances.length, 'remittance')} balanced${why}`
}

/** An 837P by our own rules; those of other guides are not ours to judge. */
function claimFileInWords(file: X12File, bytes: Uint8Array, today: string): string {
  const versions = file.interchanges.flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) =>
      transactions.filter(({ setId }) => setId === '837').map(({ version }) => version),
    ),
  )
  if (versions.length === 0) return ''
  const foreign = versions.find((version) => !version.startsWith(GUIDE.slice(0, -2)))
  if (foreign !== undefined) return `claims of another guide (${foreign || 'none named'})`
  const [first, ...more] = validate837P(decode(bytes) ?? '', { today, spans: true })
  if (!first) return 'claims are right'
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return `claims are not as we would send them: ${first.sentence.replace(/\.$/, '')}${others}`
}

function acknowledgedInWords(bytes: Uint8Array): string {
  const { answers } = readAcknowledgements(bytes)
  if (answers.length === 0) return ''
  return answers.map((answer) => `${answer.kind} ${acceptedOf(answer)}`).join(', ')
}

function acceptedOf(answer: Acknowledgement): string {
  if (answer.kind !== '277CA') return answer.accepted ? 'accepts' : 'rejects'
  const rejected = answer.claims.filter(({ accepted }) => accepted === false).length
  return `of ${count(answer.claims.length, 'claim')}, ${rejected} rejected`
}

function findingsInWords(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'no findings'
  const [first] = findings.filter(({ severity }) => severity === 'problem')
  const held = hasProblems(findings) ? `, to be held: ${first?.sentence.replace(/\.$/, '')}` : ''
  return `${count(findings.length, 'finding')}${held}`
}
