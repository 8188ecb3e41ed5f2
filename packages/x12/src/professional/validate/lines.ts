import type { Delimiters } from '../../delimiters.ts'
import { parseCents, parseQuantity } from '../../money.ts'
import { type Segment, components, element } from '../../token.ts'
import { forms, limits } from '../forms.ts'
import { checkPast, readDays } from './dates.ts'
import type { ReportRule, ValidateOptions } from './rules.ts'
import { type Loop, find } from './tree.ts'

interface Claim {
  readonly diagnoses: number
  readonly delimiters: Delimiters
  readonly options: ValidateOptions
}

/** Checks the lines of a claim; the sum of their charges in cents, null when one cannot be read. */
export function checkLines(
  lines: readonly Loop[],
  claim: Claim,
  report: ReportRule,
): number | null {
  if (lines.length > limits.lines) {
    const sentence = `The claim has ${lines.length} lines; ${limits.lines} may be sent.`
    report('line_count', sentence, lines[limits.lines]?.segments[0])
  }
  const controls = new Set<string>()
  let total: number | null = 0
  lines.forEach((line, index) => {
    const lx = find(line, 'LX')
    const sv1 = find(line, 'SV1')
    if (lx && element(lx, 1) !== String(index + 1)) {
      report('line_number', `LX01 is "${element(lx, 1)}" instead of ${index + 1}.`, lx)
    }
    const charge = sv1 ? checkService(sv1, claim, report) : null
    total = total === null || charge === null ? null : total + charge
    checkDate(line, claim.options, report)
    checkControl(find(line, 'REF', '6R'), controls, report)
  })
  return total
}

function checkService(sv1: Segment, claim: Claim, report: ReportRule): number | null {
  const [qualifier, code = '', ...rest] = components(element(sv1, 1), claim.delimiters)
  if (qualifier !== 'HC' || !forms.procedure(code)) {
    report('line_procedure', `This is no HC procedure: "${element(sv1, 1)}".`, sv1)
  }
  // Behind four modifiers stands a description; two characters there are a fifth modifier.
  const modifiers = rest.slice(0, limits.modifiers).filter((each) => each !== '')
  const fifth = rest[limits.modifiers] ?? ''
  if (!modifiers.every(forms.modifier) || forms.modifier(fifth)) {
    report('line_modifier', `The modifiers are not right: "${element(sv1, 1)}".`, sv1)
  }
  if (element(sv1, 3) !== 'UN') {
    report('line_unit', `The unit is "${element(sv1, 3)}", not UN.`, sv1)
  }
  if (!forms.units(parseQuantity(element(sv1, 4)) ?? 0)) {
    report('line_units', `The units are "${element(sv1, 4)}".`, sv1)
  }
  checkPointers(sv1, claim, report)
  const charge = parseCents(element(sv1, 2))
  if (charge === null || charge < 0) {
    report('line_charge', `The charge is "${element(sv1, 2)}".`, sv1)
  }
  return charge
}

function checkPointers(sv1: Segment, claim: Claim, report: ReportRule): void {
  const pointers = components(element(sv1, 7), claim.delimiters).filter((each) => each !== '')
  if (pointers.length === 0 || pointers.length > limits.pointers) {
    report('pointer_missing', `The line points to ${pointers.length} diagnoses.`, sv1)
  }
  for (const pointer of pointers) {
    const there = /^\d{1,2}$/.test(pointer) && Number(pointer) >= 1
    if (there && Number(pointer) <= claim.diagnoses) continue
    const sentence = `The line points to diagnosis ${pointer}, but there are ${claim.diagnoses}.`
    report('pointer_range', sentence, sv1)
  }
}

function checkDate(line: Loop, options: ValidateOptions, report: ReportRule): void {
  const dates = line.segments.filter(({ id, elements }) => id === 'DTP' && elements[1] === '472')
  const [dtp] = dates
  if (!dtp || dates.length > 1) {
    report('line_date', `The line has ${dates.length} dates instead of one.`, line.segments[0])
    return
  }
  const days = readDays(dtp, 2, report)
  if (!days) return
  checkPast(days.to, options.today, dtp, report)
  if (days.from !== days.to && !options.spans) {
    report('line_span', `The line spans ${days.from} to ${days.to}.`, dtp)
  }
}

function checkControl(ref: Segment | undefined, seen: Set<string>, report: ReportRule): void {
  if (!ref) return
  const control = element(ref, 2)
  if (control === '' || control.length > 30 || seen.has(control)) {
    const sentence = `The line control is empty, too long or stands twice: "${control}".`
    report('line_control', sentence, ref)
  }
  seen.add(control)
}
