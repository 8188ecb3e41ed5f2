import type { Delimiters } from '../../delimiters.ts'
import { parseCents, showCents } from '../../money.ts'
import { type Segment, components, element } from '../../token.ts'
import { forms, limits } from '../forms.ts'
import { checkDiagnoses } from './diagnoses.ts'
import { checkLines } from './lines.ts'
import type { ReportRule, ValidateOptions } from './rules.ts'
import { type Loop, find, inside } from './tree.ts'

/** Every claim of the transaction, of subscribers and of dependents. */
export function checkClaims(
  root: Loop,
  delimiters: Delimiters,
  options: ValidateOptions,
  report: ReportRule,
): void {
  const seen = new Set<string>()
  for (const loop of claimsOf(root)) {
    const clm = find(loop, 'CLM')
    if (!clm) continue
    const [place = '', qualifier = '', frequency = ''] = components(element(clm, 5), delimiters)
    checkId(clm, frequency, seen, report)
    if (!forms.placeOfService(place) || qualifier !== 'B') {
      report('claim_place', `The place of service is not right: "${element(clm, 5)}".`, clm)
    }
    if (!['1', '7', '8'].includes(frequency)) {
      report('claim_frequency', `The frequency is "${frequency}", not 1, 7 or 8.`, clm)
    }
    const original = find(loop, 'REF', 'F8')
    if (['7', '8'].includes(frequency) && !(original && element(original, 2))) {
      report('original_claim', `Frequency ${frequency} needs REF*F8 with a number.`, clm)
    }
    checkSignatures(clm, report)
    const diagnoses = checkDiagnoses(loop, clm, delimiters, report)
    const charged = checkLines(inside(loop, '2400'), { diagnoses, delimiters, options }, report)
    checkTotal(clm, charged, report)
  }
}

const claimsOf = (loop: Loop): Loop[] =>
  loop.loops.flatMap((each) => (each.name === '2300' ? [each] : claimsOf(each)))

function checkId(clm: Segment, frequency: string, seen: Set<string>, report: ReportRule): void {
  const id = element(clm, 1)
  if (id === '' || id.length > limits.claimIdLength) {
    report('claim_id', `The claim id is empty or too long: "${id}".`, clm)
  }
  const key = JSON.stringify([id, frequency])
  if (seen.has(key)) report('claim_repeated', `The claim "${id}" stands twice.`, clm)
  seen.add(key)
}

function checkSignatures(clm: Segment, report: ReportRule): void {
  const good =
    ['Y', 'N'].includes(element(clm, 6)) &&
    ['A', 'B', 'C'].includes(element(clm, 7)) &&
    ['Y', 'N', 'W'].includes(element(clm, 8)) &&
    ['Y', 'I'].includes(element(clm, 9))
  if (!good) report('claim_signatures', `CLM06 to CLM09 are not right: "${clm.text}".`, clm)
}

function checkTotal(clm: Segment, charged: number | null, report: ReportRule): void {
  const total = parseCents(element(clm, 2))
  if (total === null) {
    report('claim_total', `The total cannot be read: "${element(clm, 2)}".`, clm)
  } else if (charged !== null && total !== charged) {
    const sentence = `The total is ${showCents(total)}, but the lines are ${showCents(charged)}.`
    report('claim_total', sentence, clm)
  }
}
