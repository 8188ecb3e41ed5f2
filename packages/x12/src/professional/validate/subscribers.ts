import { filingIndicators } from '../../codes/filing-indicator.ts'
import { element } from '../../token.ts'
import { checkPast, readDays } from './dates.ts'
import { checkNamed } from './parties.ts'
import type { ReportRule, ValidateOptions } from './rules.ts'
import { type Loop, find, inside } from './tree.ts'

/** Every subscriber with its payer, and the patient: the subscriber itself or a dependent. */
export function checkSubscribers(root: Loop, options: ValidateOptions, report: ReportRule): void {
  for (const billing of inside(root, '2000A')) {
    for (const loop of inside(billing, '2000B')) checkSubscriber(loop, options, report)
  }
}

function checkSubscriber(loop: Loop, options: ValidateOptions, report: ReportRule): void {
  const patients = inside(loop, '2000C')
  checkRelation(loop, patients.length > 0, report)
  const [insured] = inside(loop, '2010BA')
  const [payer] = inside(loop, '2010BB')
  const insuredName = find(insured, 'NM1')
  const payerName = find(payer, 'NM1')
  if (insuredName) checkNamed(insuredName, ['MI', 'II'], report)
  if (payerName) checkNamed(payerName, ['PI', 'XV'], report)
  if (patients.length === 0) {
    checkPatient(insured, options, report)
    requireClaim(loop, report)
  }
  for (const patient of patients) {
    checkPatient(inside(patient, '2010CA')[0], options, report)
    requireClaim(patient, report)
  }
}

function checkRelation(loop: Loop, hasPatients: boolean, report: ReportRule): void {
  const sbr = find(loop, 'SBR')
  if (!sbr) return
  const expected = hasPatients ? '' : '18'
  if (element(sbr, 2) !== expected) {
    const sentence = `SBR02 is "${element(sbr, 2)}" instead of "${expected}".`
    report('subscriber_relation', sentence, sbr)
  }
  if (!/^[PSTA-HU]$/.test(element(sbr, 1))) {
    report('subscriber_relation', `SBR01 is "${element(sbr, 1)}".`, sbr)
  }
  if (!Object.hasOwn(filingIndicators, element(sbr, 9))) {
    report('filing_indicator', `SBR09 is not known: "${element(sbr, 9)}".`, sbr)
  }
}

function checkPatient(
  person: Loop | undefined,
  options: ValidateOptions,
  report: ReportRule,
): void {
  const name = find(person, 'NM1')
  if (!name) return
  if (!find(person, 'N3') || !find(person, 'N4')) {
    report('subscriber_address', 'The patient has no address (N3, N4).', name)
  }
  const dmg = find(person, 'DMG')
  if (!dmg) {
    report('subscriber_birth', 'The patient has no birth date and sex (DMG).', name)
    return
  }
  const born = readDays(dmg, 1, report)
  if (born) checkPast(born.to, options.today, dmg, report)
  if (!['F', 'M', 'U'].includes(element(dmg, 3))) {
    report('subscriber_birth', `The sex is "${element(dmg, 3)}", not F, M or U.`, dmg)
  }
}

function requireClaim(loop: Loop, report: ReportRule): void {
  if (inside(loop, '2300').length > 0) return
  report('claim_missing', 'There is no claim for this patient.', loop.segments[0])
}
