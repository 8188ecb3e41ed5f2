import { parseDay, parseSpan } from '../../dates.ts'
import { type Segment, element } from '../../token.ts'
import type { ReportRule } from './rules.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** Reads a date of the formats D8 and RD8 (format in `number`, date behind it); reports bad ones. */
export function readDays(segment: Segment, number: number, report: ReportRule): Days | null {
  const format = element(segment, number)
  const text = element(segment, number + 1)
  const day = format === 'D8' ? parseDay(text) : null
  const days = day ? { from: day, to: day } : format === 'RD8' ? parseSpan(text) : null
  if (!days) {
    report('date_form', `${segment.id} holds no date: "${format} ${text}".`.slice(0, 80), segment)
  }
  return days
}

/** Reports a day that has not come yet. */
export function checkPast(day: string, today: string, segment: Segment, report: ReportRule): void {
  if (day <= today) return
  report('date_future', `${segment.id} holds ${day}, which is in the future.`, segment)
}
