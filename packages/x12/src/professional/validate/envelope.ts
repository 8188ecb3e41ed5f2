import type { Interchange, X12File } from '../../interchange.ts'
import type { ReportRule } from './rules.ts'

/** ISA and GS beyond what every reader checks: version, usage, widths, and unique control numbers. */
export function checkEnvelopes(text: string, file: X12File, report: ReportRule): void {
  for (const interchange of file.interchanges) {
    checkHeader(interchange, report)
    unique(interchange.groups, 'GS06', report)
    for (const group of interchange.groups) {
      unique(group.transactions, 'ST02', report)
      if (group.functionalId !== 'HC') {
        report('group_function', `GS01 is "${group.functionalId}", not HC.`, null)
      }
      if (!/^[1-9]\d{0,8}$/.test(group.control)) {
        report('control_form', `GS06 is no number of 1 to 9 digits: "${group.control}".`, null)
      }
      for (const { control, segments } of group.transactions) {
        if (/^[0-9A-Z]{4,9}$/.test(control)) continue
        report('control_form', `ST02 is not 4 to 9 letters or digits: "${control}".`, segments[0])
      }
    }
    const { segment } = interchange.delimiters
    if (text.includes(`${segment} `)) {
      report('blank_after_terminator', 'There are blanks behind a segment terminator.', null)
    }
  }
  unique(file.interchanges, 'ISA13', report)
}

// ISA01 to ISA15 by the standard.
const widths = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1]

function checkHeader({ isa, version, usage, control }: Interchange, report: ReportRule): void {
  if (version !== '00501') report('isa_version', `ISA12 is "${version}", not 00501.`, isa)
  if (!['T', 'P'].includes(usage)) report('isa_usage', `ISA15 is "${usage}", not T or P.`, isa)
  if (!/^\d{9}$/.test(control)) {
    report('control_form', `ISA13 is not 9 digits: "${control}".`, isa)
  }
  widths.forEach((width, index) => {
    const found = isa.elements[index + 1]?.length ?? 0
    if (found === width) return
    const name = `ISA${String(index + 1).padStart(2, '0')}`
    report('isa_padding', `${name} has ${found} characters instead of ${width}.`, isa)
  })
}

function unique(
  envelopes: readonly { readonly control: string }[],
  name: string,
  report: ReportRule,
): void {
  const seen = new Set<string>()
  for (const { control } of envelopes) {
    if (seen.has(control)) report('control_repeated', `${name} "${control}" stands twice.`, null)
    seen.add(control)
  }
}
