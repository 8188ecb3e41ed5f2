import type { Allowance } from '@homeward/domain/care/minutes'
import { type Allocation, allocateRemainders } from '@homeward/domain/care/remainders'
import { shareMinutes } from '@homeward/domain/care/service-lines'
import type { Days } from './planned.ts'
import { drawnValues, type LineValues, type ShiftValues } from './shift-values.ts'

/**
 * The shifts with the minutes that they leave over of those allowed; undefined where nothing fits.
 * Shifts that are not complete yet get none.
 */
export const withRemainders = (
  shifts: readonly ShiftValues[],
  allocation: Allocation,
  { days, allowance }: { days: Days; allowance: Allowance },
): ShiftValues[] | undefined => {
  const drawn = drawnValues(shifts)
  const lengths = allocateRemainders(drawn, allocation, { days, allowance })
  if (!lengths.ok) return undefined
  const byKey = new Map(drawn.map(({ key }, at) => [key, lengths.value[at]]))
  return shifts.map((shift) => {
    const minutes = byKey.get(shift.key) ?? shift.scheduled_duration
    return { ...shift, scheduled_duration: minutes, services: linesOf(shift.services, minutes) }
  })
}

/** Several services share what is added in proportion. */
function linesOf(lines: readonly LineValues[], minutes: number | ''): LineValues[] {
  const told = lines.filter((line) => line.minutes !== '')
  if (minutes === '' || told.length < lines.length || lines.length < 2) return [...lines]
  const shares = shareMinutes(
    minutes,
    lines.map((line) => ({ serviceId: line.id, minutes: Number(line.minutes) })),
  )
  return lines.map((line, at) => ({ ...line, minutes: shares[at] ?? line.minutes }))
}
