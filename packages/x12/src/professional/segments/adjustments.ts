import { formatCents } from '../../money.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import type { EarlierAdjustment } from '../types.ts'

/** Reasons that one CAS segment holds. */
const mostReasons = 6

/** CAS segments: one group each, with up to six reasons. */
export function writeAdjustments(
  writer: SegmentWriter,
  adjustments: readonly EarlierAdjustment[],
): void {
  for (const [group, reasons] of Map.groupBy(adjustments, (one) => one.group)) {
    for (let at = 0; at < reasons.length; at += mostReasons) {
      const some = reasons.slice(at, at + mostReasons)
      writer.add('CAS', group, ...some.flatMap((one) => [one.reason, formatCents(one.amount), '']))
    }
  }
}

/** AMT*EAF: what the patient still owes; left out where it is not known. */
export function writeRemaining(writer: SegmentWriter, cents: number | undefined): void {
  if (cents !== undefined) writer.add('AMT', 'EAF', formatCents(cents))
}
