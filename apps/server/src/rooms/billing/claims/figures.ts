import { chargeCents, rateOn, unitsOfDay } from '@homeward/domain/billing/units'
import { authorizationStatusOn } from '@homeward/domain/care/authorization'
import { minutesOfService } from '@homeward/domain/care/service-lines'
import type { BillingClient } from '../../clients/door.ts'
import type { BilledVisitRecord, ClaimRecord } from './facts-store.ts'

/** The figures of a claim, in cents; null if the payor has no rate. */
export type Figures = {
  units: number
  wholeUnits: boolean
  minutesPerUnit: number
  centsPerUnit: number | null
  chargeCents: number
  /** Null while the service has none. */
  procedureCode: string | null
  modifiers: readonly string[]
  diagnosisCodes: readonly string[]
  authorizationId: string | null
}

/** Whether a claim was ever sent; from then on it keeps what was sent. */
export const wasSent = ({ transmitted_at }: Pick<ClaimRecord, 'transmitted_at'>): boolean =>
  transmitted_at !== null

/** The claim's figures: as sent, or, before that, from today's records. */
export const figuresOf = (
  record: ClaimRecord,
  client: BillingClient,
  visits: readonly BilledVisitRecord[],
): Figures => (wasSent(record) ? sentFigures(record) : freshFigures(record, client, visits))

const sentFigures = (record: ClaimRecord): Figures => ({
  units: record.billing_units,
  wholeUnits: true,
  minutesPerUnit: record.minutes_per_unit,
  centsPerUnit: record.cents_per_unit,
  chargeCents: record.charge_cents,
  procedureCode: record.procedure_code,
  modifiers: record.modifiers,
  diagnosisCodes: record.diagnosis_codes,
  authorizationId: record.authorization_id,
})

function freshFigures(
  record: ClaimRecord,
  client: BillingClient,
  visits: readonly BilledVisitRecord[],
): Figures {
  const minutesPerUnit = record.service_minutes_per_unit
  const { units, whole } = unitsOfDay(visits.map(minutesOf), minutesPerUnit, record.unit_rounding)
  const rate = rateOn(record.rates.map(asRate), record.service_id, record.start_date)
  const centsPerUnit = rate.ok ? rate.value.centsPerUnit : null
  return {
    units,
    wholeUnits: whole,
    minutesPerUnit,
    centsPerUnit,
    chargeCents: centsPerUnit === null ? 0 : chargeCents(units, centsPerUnit),
    procedureCode: record.service_procedure_code,
    modifiers: record.service_modifiers,
    diagnosisCodes: client.diagnosisCodes,
    authorizationId: authorizationOf(record)?.id ?? null,
  }
}

/** The billed minutes of a visit for the claim's service: reviewed, otherwise recorded. */
export const minutesOf = (visit: BilledVisitRecord): number =>
  shareOf(visit, visit.reviewed_duration ?? visit.completed_duration ?? 0)

/** The share of the claim's service in the visit's minutes. */
export const shareOf = ({ services, service_id }: BilledVisitRecord, minutes: number): number =>
  minutesOfService(minutes, services, service_id)

const asRate = (rate: ClaimRecord['rates'][number]) => ({
  serviceId: rate.service_id,
  startDate: rate.start_date,
  endDate: rate.end_date,
  centsPerUnit: rate.cents_per_unit,
})

/**
 * The authorization that covers the claim: the planned one if it is active on the day, otherwise another
 * active one, otherwise the planned one, so the checks can say what is wrong with it.
 */
export function authorizationOf(record: ClaimRecord) {
  const planned = record.authorizations.find(({ id }) => id === record.authorization_id)
  const inForce = record.authorizations.filter(
    ({ payor_id, service_ids, start_date, end_date, status }) =>
      payor_id === record.payor_id &&
      service_ids.includes(record.service_id) &&
      authorizationStatusOn(
        { startDate: start_date, endDate: end_date, status },
        record.start_date,
      ) === 'active',
  )
  return inForce.find(({ id }) => id === planned?.id) ?? inForce[0] ?? planned ?? null
}
