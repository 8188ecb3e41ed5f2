import type { InsuranceState } from '../clients/insurance.ts'
import { daysBetween } from '../time/zone.ts'
import type { AuthorizationStatus } from './vocabulary.ts'

/** What the rules of an authorization need to know of it. Both days are included. */
type AuthorizationDates = {
  startDate: string
  endDate: string
  status: AuthorizationStatus
}

/** The status of an authorization on a day. Its dates decide, unless it is archived. */
export const authorizationStatusOn = (
  { startDate, endDate, status }: AuthorizationDates,
  day: string,
): AuthorizationStatus => {
  if (status === 'archived') return 'archived'
  if (day < startDate) return 'scheduled'
  return day > endDate ? 'inactive' : 'active'
}

/** Days ahead of the last day from which an authorization is to be renewed. */
export const renewalDays = 30

/** Days ahead of the end at which an authorization raises an alert. */
const expiryAlertDays = [renewalDays, 14, 7] as const

/**
 * The alert that an authorization has reached on a day: 7, 14 or 30 days or less until its last day. Null
 * if it ends later, has ended, or is archived.
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

/**
 * The alert that is to be raised on a day: the one that was reached, unless it or a later one was raised
 * (`told`). After missed nights only the latest is due.
 */
export const alertDue = (
  authorization: AuthorizationDates,
  told: number | null,
  day: string,
): number | null => {
  const reached = expiryAlert(authorization, day)
  return reached !== null && (told === null || told > reached) ? reached : null
}

/** States in which the payor covers no visit, whatever the dates say. */
const stoppedStates: readonly InsuranceState[] = ['inactive', 'suspended', 'no_prior_authorization']

/** Whether a visit on the day is covered: the authorization is in force and the payor did not stop it. */
export const coversDay = (
  authorization: AuthorizationDates & { insuranceState: InsuranceState },
  day: string,
): boolean =>
  authorizationStatusOn(authorization, day) === 'active' &&
  !stoppedStates.includes(authorization.insuranceState)

type Covering = AuthorizationDates & { serviceIds: readonly string[] }

/**
 * Whether an authorization ends soon and leaves a service without one: no other one of the client that is
 * not archived has the service and ends later.
 */
export const needsRenewal = (
  authorization: Covering,
  all: readonly Covering[],
  day: string,
): boolean =>
  expiryAlert(authorization, day) !== null &&
  authorization.serviceIds.some(
    (id) =>
      !all.some(
        ({ status, endDate, serviceIds }) =>
          status !== 'archived' && endDate > authorization.endDate && serviceIds.includes(id),
      ),
  )
