import type { Authorization } from '@homeward/contract/care/authorizations'
import { authorizedMinutes, authorizedMinutesPerWeek } from '@homeward/domain/care/minutes'
import { type UnitPeriod, unitPeriodLabels } from '@homeward/domain/care/vocabulary'
import type { InsuranceState } from '@homeward/domain/clients/insurance'
import { isDay } from '@homeward/domain/time/zone'
import { durationWords } from '../../../ui/text/dates.ts'

/** An authorization as its fields hold it. */
export type AuthorizationValues = {
  payor_id: string
  service_ids: string[]
  number: string
  start_date: string
  end_date: string
  units: number | ''
  unit_period: UnitPeriod
  insurance_state: InsuranceState
}

/** An empty one; the payor and the service are filled in where there is only one. */
export const newAuthorization = (
  payorId: string,
  serviceIds: readonly string[],
): AuthorizationValues => ({
  payor_id: payorId,
  service_ids: serviceIds.length === 1 ? [...serviceIds] : [],
  number: '',
  start_date: '',
  end_date: '',
  units: '',
  unit_period: 'week',
  insurance_state: 'active',
})

/** The fields that can be changed once an authorization stands. */
export const changedAuthorization = (
  authorization: Authorization,
): Omit<AuthorizationValues, 'payor_id' | 'service_ids'> => ({
  number: authorization.number,
  start_date: authorization.start_date,
  end_date: authorization.end_date,
  units: authorization.units,
  unit_period: authorization.unit_period,
  insurance_state: authorization.insurance_state,
})

type Allowed = Pick<AuthorizationValues, 'units' | 'unit_period' | 'start_date' | 'end_date'>

/**
 * What units mean in hours: "28 h per week", "120 h per month, about 27 h 41 min a week". Undefined
 * while units or the service are missing.
 */
export const hoursWords = (
  { units, unit_period, start_date, end_date }: Allowed,
  minutesPerUnit: number | undefined,
): string | undefined => {
  if (units === '' || units <= 0 || minutesPerUnit === undefined) return undefined
  const allowance = {
    units,
    unitPeriod: unit_period,
    minutesPerUnit,
    startDate: start_date,
    endDate: end_date,
  }
  const whole = `${durationWords(authorizedMinutes(allowance))} ${unitPeriodLabels[unit_period]}`
  const dated = isDay(start_date) && isDay(end_date) && start_date <= end_date
  if (unit_period === 'week' || (unit_period === 'total' && !dated)) return whole
  return `${whole}, about ${durationWords(authorizedMinutesPerWeek(allowance))} per week`
}
