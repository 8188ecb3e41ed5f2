import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { checkDateOrder, rangesOverlap } from '../time/day-range.ts'
import { daysBetween } from '../time/zone.ts'
import type { AuthorizationStatus } from './vocabulary.ts'

/** What the rules of an authorization need to know of it. Both days are included. */
export type AuthorizationDates = {
  startDate: string
  endDate: string
  status: AuthorizationStatus
}

/** An authorization among those of one client. */
export type ClientAuthorization = AuthorizationDates & {
  id: string | null
  payorId: string
  serviceId: string
}

/** Where an authorization stands on a day: its dates decide, unless it is archived. */
export const authorizationStatusOn = (
  { startDate, endDate, status }: AuthorizationDates,
  day: string,
): AuthorizationStatus => {
  if (status === 'archived') return 'archived'
  if (day < startDate) return 'scheduled'
  return day > endDate ? 'inactive' : 'active'
}

/**
 * Whether an authorization may stand beside the others of the client: its dates are in order and no
 * other one that is not archived covers any of its days for the same payor and service.
 */
export const checkAuthorization = (
  authorization: ClientAuthorization,
  others: readonly ClientAuthorization[],
): Result<null, 'date_order' | 'authorization_overlap'> => {
  const order = checkDateOrder(authorization)
  if (!order.ok || authorization.status === 'archived') return order
  const covered = others.some(
    (other) =>
      (other.id === null || other.id !== authorization.id) &&
      other.status !== 'archived' &&
      other.payorId === authorization.payorId &&
      other.serviceId === authorization.serviceId &&
      rangesOverlap(other, authorization),
  )
  return covered ? fail('authorization_overlap') : ok(null)
}

/** Days ahead of the end at which an authorization raises an alert. */
export const expiryAlertDays = [30, 14, 7] as const

/**
 * Which alert an authorization has reached on a day: 7, 14 or 30 days or less until its last day;
 * null where it ends later, is over, or is archived.
 */
export const expiryAlert = (
  authorization: AuthorizationDates,
  day: string,
): (typeof expiryAlertDays)[number] | null => {
  const status = authorizationStatusOn(authorization, day)
  if (status === 'archived' || status === 'inactive') return null
  const left = daysBetween(day, authorization.endDate)
  return expiryAlertDays.findLast((days) => left <= days) ?? null
}
