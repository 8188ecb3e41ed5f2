import type { TimesheetLine } from '@homeward/contract/payroll/timesheets'
import { dayWords, durationWords } from '../../../ui/text/dates.ts'

/** How the minutes and cents of a line came about, a step a line. */
export const stepsOf = (line: TimesheetLine): string[] => {
  const { kind, visit, minutes, shared_minutes: shared, slept_minutes: slept } = line
  const steps: string[] = []
  if (kind === 'visit' && visit?.recorded_minutes !== null && visit) {
    const reviewed = visit.reviewed_minutes ?? 0
    if (visit.recorded_minutes !== reviewed)
      steps.push(
        `recorded ${durationWords(visit.recorded_minutes)}, reviewed ${durationWords(reviewed)}`,
      )
    else if (reviewed !== minutes) steps.push(`reviewed ${durationWords(reviewed)}`)
  }
  if (shared > 0) steps.push(`${durationWords(shared)} paid with another visit at the same time`)
  if (slept > 0) steps.push(`${durationWords(slept)} of sleep not worked`)
  if (kind === 'overtime') steps.push('half of the regular rate on top')
  if (kind === 'double_time') steps.push('the regular rate once more on top')
  if (line.corrected_week !== null) steps.push(`for the week of ${dayWords(line.corrected_week)}`)
  if (line.reason !== null) steps.push(line.reason)
  return steps
}
