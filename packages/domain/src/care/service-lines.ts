import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** A service of a shift or a visit. Null minutes: it is the only one and takes all of the time. */
export type ServiceLine = { serviceId: string; minutes: number | null }

/**
 * Splits minutes among the services of a visit, in their order: as planned if the total is the planned one,
 * otherwise in the same proportion. The results are whole minutes that add up to the total. The rounding
 * remainder goes to the lines that lost most, the earlier one first.
 */
export function shareMinutes(total: number, lines: readonly ServiceLine[]): number[] {
  const planned = lines.map(({ minutes }) => minutes ?? 1)
  const sum = planned.reduce((all, minutes) => all + minutes, 0)
  const shares = planned.map((minutes) => Math.floor((total * minutes) / sum))
  const rest = total - shares.reduce((all, minutes) => all + minutes, 0)
  const raised = planned
    .map((minutes, at) => ({ at, lost: (total * minutes) % sum }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, rest)
  for (const { at } of raised) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** The minutes of one service of a visit; 0 if the visit does not have it. */
export function minutesOfService(
  total: number,
  lines: readonly ServiceLine[],
  serviceId: string,
): number {
  const at = lines.findIndex((line) => line.serviceId === serviceId)
  return at < 0 ? 0 : (shareMinutes(total, lines)[at] ?? 0)
}

/**
 * Checks the services of a shift: at least one, no duplicates, all authorized. Several services give their
 * minutes, which add up to the shift. A single service takes the whole shift.
 */
export function checkServiceLines(
  lines: readonly ServiceLine[],
  shift: { scheduledDuration: number; authorizedIds: readonly string[] },
): Result<null, 'shift_services_needed' | 'service_not_authorized' | 'shift_minutes_differ'> {
  const ids = new Set(lines.map(({ serviceId }) => serviceId))
  if (lines.length === 0 || ids.size < lines.length) return fail('shift_services_needed')
  if (![...ids].every((id) => shift.authorizedIds.includes(id))) {
    return fail('service_not_authorized')
  }
  const sum = lines.reduce((all, { minutes }) => all + (minutes ?? 0), 0)
  const told = lines.every(({ minutes }) => minutes !== null)
  const whole = lines.length === 1 && !told
  return whole || (told && sum === shift.scheduledDuration)
    ? ok(null)
    : fail('shift_minutes_differ')
}
