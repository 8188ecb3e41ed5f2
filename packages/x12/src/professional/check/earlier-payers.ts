import { filingIndicators } from '../../codes/filing-indicator.ts'
import { showCents } from '../../money.ts'
import { forms } from '../forms.ts'
import type {
  EarlierAdjustment,
  EarlierPayer,
  ProfessionalClaim,
  ServiceLine,
  Subscriber,
} from '../types.ts'
import type { Checker } from './checker.ts'

const mostRemarks = 5
const ranks = ['P', 'S', 'T'] as const

/** What earlier payers said: complete, each once, before the payer of this claim, and balanced to the cent. */
export function checkEarlierPayers(
  claim: ProfessionalClaim,
  subscriber: Subscriber,
  at: string,
  check: Checker,
): void {
  const payers = claim.earlierPayers ?? []
  const path = `${at}.earlierPayers`
  const rank = ranks.indexOf(subscriber.responsibility)
  const inOrder = payers.every(({ responsibility }, index) => responsibility === ranks[index])
  check.require(inOrder && payers.length === rank, path, 'are not those before this payer')
  const isMedicare = ['MA', 'MB'].includes(subscriber.filingIndicator)
  const sayable = payers.length === 0 || !isMedicare
  check.require(sayable, path, 'stand before Medicare, which this file cannot explain')
  const ids = [subscriber.payer.id, ...payers.map(({ id }) => id)]
  check.require(new Set(ids).size === ids.length, path, 'have the ID of another payer of the claim')
  payers.forEach((payer, index) => checkPayer(payer, claim, `${path}[${index}]`, check))
  claim.lines.forEach((line, index) => {
    const known = (line.answers ?? []).every(({ payerId }) =>
      payers.some(({ id }) => id === payerId),
    )
    check.require(known, `${at}.lines[${index}].answers`, 'are of a payer that is not named')
  })
}

function checkPayer(
  payer: EarlierPayer,
  claim: ProfessionalClaim,
  at: string,
  check: Checker,
): void {
  const filing = Object.hasOwn(filingIndicators, payer.filingIndicator)
  check.require(filing, `${at}.filingIndicator`, `is not known: "${payer.filingIndicator}"`)
  check.optionalId(`${at}.groupNumber`, payer.groupNumber, 50)
  check.id(`${at}.memberId`, payer.memberId, 80)
  check.text(`${at}.name`, payer.name, 60)
  check.id(`${at}.id`, payer.id, 80)
  check.optionalId(`${at}.claimNumber`, payer.claimNumber, 50)
  check.pastDay(`${at}.date`, payer.date)
  const remarks = payer.remarks ?? []
  check.require(remarks.length <= mostRemarks, `${at}.remarks`, `are more than ${mostRemarks}`)
  for (const remark of remarks) check.id(`${at}.remarks`, remark, 50)
  checkAmount(payer.paid, `${at}.paid`, check)
  if (payer.remaining !== undefined) checkAmount(payer.remaining, `${at}.remaining`, check)
  checkAdjustments(payer.adjustments, `${at}.adjustments`, check)
  checkBalance(payer, claim, at, check)
}

function checkAmount(cents: number, at: string, check: Checker): void {
  check.require(Number.isSafeInteger(cents) && cents >= 0, at, 'is no amount in cents')
}

function checkAdjustments(
  adjustments: readonly EarlierAdjustment[],
  at: string,
  check: Checker,
): void {
  for (const { group, reason, amount } of adjustments) {
    const named = ['CO', 'PR', 'OA', 'PI', 'CR'].includes(group) && /^[A-Z0-9]{1,5}$/.test(reason)
    check.require(named, at, `have no right group or reason: "${group} ${reason}"`)
    check.require(Number.isSafeInteger(amount) && amount !== 0, at, 'have no amount in cents')
  }
}

/** Charge = paid + adjusted, for the claim and for each line, as in the answer of the payer. */
function checkBalance(
  payer: EarlierPayer,
  { lines }: ProfessionalClaim,
  at: string,
  check: Checker,
): void {
  const said = lines.map((line) => saidOf(line, payer.id))
  const byLine = said.some((one) => one !== null)
  lines.forEach(({ charge }, index) => {
    if (!byLine) return
    const settled = said[index] ?? null
    const sentence = `does not balance: line ${index + 1} is charged ${showCents(charge)}, and ${showCents(settled ?? 0)} of it was paid or adjusted`
    check.require(settled === charge, `${at}.balance`, sentence)
  })
  const total = lines.reduce((sum, { charge }) => sum + charge, 0)
  const onLines = lines.reduce((sum, line) => sum + adjustedOn(line, payer.id), 0)
  const settled = payer.paid + sumOf(payer.adjustments) + onLines
  const sentence = `does not balance: ${showCents(total)} was charged, and ${showCents(settled)} of it was paid or adjusted`
  check.require(settled === total, `${at}.balance`, sentence)
}

const sumOf = (adjustments: readonly EarlierAdjustment[]): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

const answersOf = ({ answers = [] }: ServiceLine, payerId: string) =>
  answers.filter((answer) => answer.payerId === payerId)

const adjustedOn = (line: ServiceLine, payerId: string): number =>
  answersOf(line, payerId).reduce((sum, { adjustments }) => sum + sumOf(adjustments), 0)

/** What was paid and adjusted of a line; null where the payer said nothing of it. */
function saidOf(line: ServiceLine, payerId: string): number | null {
  const answers = answersOf(line, payerId)
  if (answers.length === 0) return null
  return answers.reduce((sum, { paid }) => sum + paid, 0) + adjustedOn(line, payerId)
}

/** The answers of a line: what each payer paid, and when. */
export function checkAnswers(line: ServiceLine, at: string, check: Checker): void {
  line.answers?.forEach((answer, index) => {
    const path = `${at}.answers[${index}]`
    const { procedure, modifiers = [] } = answer
    check.require(forms.procedure(procedure), `${path}.procedure`, 'is no procedure code')
    check.require(modifiers.every(forms.modifier), `${path}.modifiers`, 'are no modifiers')
    checkAmount(answer.paid, `${path}.paid`, check)
    check.require(answer.units >= 0, `${path}.units`, 'are less than none')
    if (answer.remaining !== undefined) checkAmount(answer.remaining, `${path}.remaining`, check)
    checkAdjustments(answer.adjustments, `${path}.adjustments`, check)
    check.pastDay(`${path}.date`, answer.date)
  })
}
