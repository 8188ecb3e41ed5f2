import { forms, limits } from '../forms.ts'
import type { ProfessionalBatch, ProfessionalClaim, Subscriber } from '../types.ts'
import type { Checker } from './checker.ts'
import { checkAnswers, checkEarlierPayers } from './earlier-payers.ts'
import { checkLine } from './line.ts'
import { checkProvider } from './parties.ts'

export function checkClaim(
  claim: ProfessionalClaim,
  subscriber: Subscriber,
  batch: ProfessionalBatch,
  at: string,
  check: Checker,
): void {
  check.returnedId(`${at}.claimId`, claim.claimId, limits.claimIdLength)
  const place = forms.placeOfService(claim.placeOfService)
  check.require(place, `${at}.placeOfService`, 'is not two digits')
  const frequency = ['1', '7', '8'].includes(claim.frequency)
  check.require(frequency, `${at}.frequency`, 'is not 1, 7 or 8')
  const original = claim.frequency === '1' || Boolean(claim.originalClaimNumber)
  check.require(original, `${at}.originalClaimNumber`, 'is needed to replace or void a claim')
  check.optionalId(`${at}.originalClaimNumber`, claim.originalClaimNumber, 50)
  check.optionalId(`${at}.priorAuthorization`, claim.priorAuthorization, 50)
  check.optionalId(`${at}.referralNumber`, claim.referralNumber, 50)
  check.optionalId(`${at}.medicalRecordNumber`, claim.medicalRecordNumber, 50)
  check.optionalText(`${at}.note`, claim.note, 80)
  checkDiagnoses(claim, at, check)
  if (claim.patientPaid !== undefined) {
    const amount = Number.isSafeInteger(claim.patientPaid) && claim.patientPaid >= 0
    check.require(amount, `${at}.patientPaid`, 'is no amount in cents')
  }
  checkProvider(claim.referring, `${at}.referring`, check)
  checkProvider(claim.rendering, `${at}.rendering`, check)
  checkProvider(claim.supervising, `${at}.supervising`, check)
  check.require(claim.lines.length > 0, `${at}.lines`, 'are none')
  check.require(claim.lines.length <= limits.lines, `${at}.lines`, `are more than ${limits.lines}`)
  claim.lines.forEach((line, index) => {
    const where = { claim, birthDate: subscriber.birthDate, chargeable: batch.use === 'chargeable' }
    checkLine(line, where, `${at}.lines[${index}]`, check)
    checkAnswers(line, `${at}.lines[${index}]`, check)
  })
  checkEarlierPayers(claim, subscriber, at, check)
  const controls = claim.lines.map(({ control }) => control)
  const unique = new Set(controls).size === controls.length
  check.require(unique, `${at}.lines`, 'have the same line control twice')
}

function checkDiagnoses(claim: ProfessionalClaim, at: string, check: Checker): void {
  const { diagnoses } = claim
  check.require(diagnoses.length > 0, `${at}.diagnoses`, 'are none')
  const few = diagnoses.length <= limits.diagnoses
  check.require(few, `${at}.diagnoses`, `are more than ${limits.diagnoses}`)
  diagnoses.forEach((code, index) => {
    const sentence = `is no ICD-10 code without dot: "${code}"`
    check.require(forms.diagnosis(code), `${at}.diagnoses[${index}]`, sentence)
  })
  const unique = new Set(diagnoses).size === diagnoses.length
  check.require(unique, `${at}.diagnoses`, 'name one code twice')
}
