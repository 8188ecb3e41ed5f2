import { type DayRange, includesDay } from '../time/day-range.ts'

/** A rate in cents an hour for what it names; null means any. */
export type PayRate = DayRange & {
  id: string
  agentId: string | null
  clientId: string | null
  serviceId: string | null
  payorId: string | null
  rate: number
}

/** The work that a rate is looked for. */
type RatedWork = {
  agentId: string
  clientId: string | null
  serviceId: string | null
  payorId: string | null
  day: string
}

const fits = (wanted: string | null, is: string | null): boolean => wanted === null || wanted === is

/** A caregiver's own rate goes before a client's, that before a service's, and that before a payor's. */
const weight = ({ agentId, clientId, serviceId, payorId }: PayRate): number =>
  (agentId ? 8 : 0) + (clientId ? 4 : 0) + (serviceId ? 2 : 0) + (payorId ? 1 : 0)

/**
 * The rate of work on a day: the one that names the most specific things, the latest of equals. Null where none
 * applies; then the rate of the caregiver's profile does.
 */
export const rateFor = (rates: readonly PayRate[], work: RatedWork): PayRate | null =>
  rates
    .filter(
      (rate) =>
        includesDay(rate, work.day) &&
        fits(rate.agentId, work.agentId) &&
        fits(rate.clientId, work.clientId) &&
        fits(rate.serviceId, work.serviceId) &&
        fits(rate.payorId, work.payorId),
    )
    .toSorted(
      (a, b) =>
        weight(b) - weight(a) || b.startDate.localeCompare(a.startDate) || b.id.localeCompare(a.id),
    )[0] ?? null
