import { parseDay } from '../../dates.ts'
import { type Segment, element } from '../../token.ts'
import { forms, isPostOfficeBox } from '../forms.ts'
import { checkPast } from './dates.ts'
import type { ReportRule, ValidateOptions } from './rules.ts'
import { type Loop, find, inside } from './tree.ts'

/** BHT, submitter and receiver, billing provider, and every other provider and address. */
export function checkParties(root: Loop, options: ValidateOptions, report: ReportRule): void {
  checkBatchHeader(find(root, 'BHT'), options, report)
  for (const name of ['1000A', '1000B']) {
    for (const loop of inside(root, name)) checkPartner(loop, report)
  }
  for (const billing of inside(root, '2000A')) checkBilling(billing, report)
  checkEveryLoop(root, report)
}

function checkBatchHeader(
  bht: Segment | undefined,
  options: ValidateOptions,
  report: ReportRule,
): void {
  if (!bht) return
  const at = (number: number) => element(bht, number)
  const day = parseDay(at(4))
  if (!day) report('date_form', `BHT04 is no date: "${at(4)}".`, bht)
  else checkPast(day, options.today, bht, report)
  const good =
    at(1) === '0019' &&
    ['00', '18'].includes(at(2)) &&
    /^.{1,30}$/.test(at(3)) &&
    forms.time(at(5).slice(0, 4)) &&
    ['CH', 'RP', '31'].includes(at(6))
  if (!good) report('batch_header', `BHT is not as it must be: "${bht.text}".`, bht)
}

function checkPartner(loop: Loop, report: ReportRule): void {
  const name = find(loop, 'NM1')
  if (!name) return
  checkNamed(name, ['46'], report)
  for (const contact of loop.segments.filter(({ id }) => id === 'PER')) {
    const ways = [3, 5, 7].filter((number) => element(contact, number + 1) !== '')
    const reachable = ways.some((number) => ['TE', 'EM'].includes(element(contact, number)))
    if (!reachable) report('contact', 'The contact has neither phone nor e-mail.', contact)
  }
}

function checkBilling(loop: Loop, report: ReportRule): void {
  const [named] = inside(loop, '2010AA')
  const name = find(named, 'NM1')
  if (!named || !name) return
  if (element(name, 3) === '') report('name_missing', 'NM1*85 has no name.', name)
  const payers = inside(loop, '2000B').flatMap((subscriber) => inside(subscriber, '2010BB'))
  const known = payers.length > 0 && payers.every((payer) => find(payer, 'REF', 'G2'))
  if (element(name, 9) === '' && !known) {
    report('provider_id', 'The billing provider has no NPI and not every payer its own id.', name)
  }
  const street = find(named, 'N3')
  if (street && [1, 2].some((number) => isPostOfficeBox(element(street, number)))) {
    report('po_box', `The billing provider has a PO box: "${street.text}".`, street)
  }
  const city = find(named, 'N4')
  if (city && !forms.zip9(element(city, 3))) {
    const sentence = `The ZIP code of the billing provider is not 9 digits: "${element(city, 3)}".`
    report('billing_zip', sentence, city)
  }
  const tax = find(named, 'REF', 'EI', 'SY')
  if (tax && !forms.taxId(element(tax, 2))) {
    report('tax_id', `The tax id is not 9 digits: "${element(tax, 2)}".`, tax)
  }
}

const providers = new Set(['DN', 'P3', '82', 'DQ', 'DK', 'QB'])

function checkEveryLoop(loop: Loop, report: ReportRule): void {
  for (const segment of loop.segments) {
    if (segment.id === 'NM1') checkNpi(segment, report)
    if (segment.id === 'PRV' && !forms.taxonomy(element(segment, 3))) {
      report('taxonomy', `This is no taxonomy code: "${element(segment, 3)}".`, segment)
    }
    if (segment.id === 'N3' && element(segment, 1) === '') {
      report('address', 'The street is empty.', segment)
    }
    if (segment.id === 'N4') checkCity(segment, report)
  }
  const [first] = loop.segments
  const isProvider = first?.id === 'NM1' && providers.has(element(first, 1))
  // Providers of another payer's adjudication (2330) are known by that payer's ids alone.
  if (isProvider && !loop.name.startsWith('2330')) {
    if (element(first, 3) === '') report('name_missing', `${first.text} has no name.`, first)
    if (element(first, 9) === '' && !find(loop, 'REF')) {
      report('provider_id', 'The provider has neither an NPI nor another id.', first)
    }
  }
  for (const each of loop.loops) checkEveryLoop(each, report)
}

function checkNpi(name: Segment, report: ReportRule): void {
  if (element(name, 8) !== 'XX' || forms.npi(element(name, 9))) return
  report('npi', `This is no valid NPI: "${element(name, 9)}".`, name)
}

function checkCity(city: Segment, report: ReportRule): void {
  // Addresses abroad have a country and neither state nor ZIP code of ours.
  if (element(city, 4) !== '' && element(city, 4) !== 'US') return
  const good =
    element(city, 1) !== '' && forms.state(element(city, 2)) && forms.zip(element(city, 3))
  if (!good) report('address', `City, state or ZIP code is not right: "${city.text}".`, city)
}

/** A name and an id with one of the qualifiers. */
export function checkNamed(name: Segment, qualifiers: readonly string[], report: ReportRule): void {
  if (element(name, 3) === '') report('name_missing', `NM1*${element(name, 1)} has no name.`, name)
  if (element(name, 9) !== '' && qualifiers.includes(element(name, 8))) return
  const sentence = `NM1*${element(name, 1)} needs an id with qualifier ${qualifiers.join(' or ')}.`
  report('id_missing', sentence, name)
}
