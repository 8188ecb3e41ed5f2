import { type Segment, element } from '../../token.ts'
import type { ReportRule } from './rules.ts'

/** Level of the HL above: a subscriber (22) hangs below a billing provider (20), a patient (23) below it. */
const above: Readonly<Record<string, string>> = { '22': '20', '23': '22' }

/** HL01 counts up from 1, HL02 names the level above, HL04 tells whether levels follow below. */
export function checkHierarchy(segments: readonly Segment[], report: ReportRule): void {
  const levels = segments.filter(({ id }) => id === 'HL')
  const parents = new Set(levels.map((hl) => element(hl, 2)))
  const latest = new Map<string, string>()
  levels.forEach((hl, index) => {
    const number = element(hl, 1)
    const level = element(hl, 3)
    if (number !== String(index + 1)) {
      report('hl_number', `HL01 is "${number}", but this is level ${index + 1}.`, hl)
    }
    const parent = latest.get(above[level] ?? '') ?? ''
    if (element(hl, 2) !== parent) {
      report('hl_parent', `HL02 is "${element(hl, 2)}" instead of "${parent}".`, hl)
    }
    latest.set(level, number)
    const child = parents.has(number) ? '1' : '0'
    if (element(hl, 4) !== child) {
      report('hl_child', `HL04 is "${element(hl, 4)}" instead of "${child}".`, hl)
    }
  })
}
