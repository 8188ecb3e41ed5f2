import type { Authorization } from '@homeward/contract/care/authorizations'
import type { Allowance } from '@homeward/domain/care/minutes'

/** What an authorization allows, as the rules of the domain ask for it. */
export const allowanceOf = (authorization: Authorization): Allowance => ({
  units: authorization.units,
  unitPeriod: authorization.unit_period,
  minutesPerUnit: authorization.minutes_per_unit,
  startDate: authorization.start_date,
  endDate: authorization.end_date,
})
