import {
  type ClaimLine,
  type FilingContent,
  priceLine,
  sumCharges,
  sumUnits,
} from '@homeward/domain/billing/claim-lines'
import { isOpen } from '@homeward/domain/billing/filings'
import { authorizationStatusOn } from '@homeward/domain/care/authorization'
import { minutesOfService } from '@homeward/domain/care/service-lines'
import type { BillingClient } from '../../clients/door.ts'
import type { BilledVisitRecord, ClaimRecord } from './facts-store.ts'

/** What a claim bills. */
export type Figures = FilingContent & { units: number; chargeCents: number }

/** Whether a claim was ever handed over. */
export const wasSent = ({ transmitted_at }: Pick<ClaimRecord, 'transmitted_at'>): boolean =>
  transmitted_at !== null

/**
 * The figures of a claim: as filed, or, while it is open, of today. A void repeats what was filed, and a later payor
 * gets what the one before had.
 */
export function figuresOf(record: ClaimRecord, owed: Figures): Figures {
  if (isOpen(record.status) && billsToday(record)) return owed
  const filed = lastFiled(record)
  return filed ? totalled(filed.content) : asRecorded(record, owed)
}

/** Whether the next filing says what is owed by today's records. */
export const billsToday = (claim: Pick<ClaimRecord, 'frequency_code' | 'payer_order'>): boolean =>
  claim.frequency_code !== '8' && claim.payer_order === 'primary'

/** The last filing that was not withdrawn; for a void, the last that the payor accepted. */
export const lastFiled = ({ filings, frequency_code, status }: ClaimRecord) =>
  filings.findLast(({ state }) =>
    isOpen(status) && frequency_code === '8' ? state === 'accepted' : state !== 'withdrawn',
  )

const totalled = ({ diagnosisCodes, lines }: FilingContent): Figures => ({
  diagnosisCodes,
  lines,
  units: sumUnits(lines),
  chargeCents: sumCharges(lines),
})

/** A claim that was filed elsewhere keeps what stands on it. */
const asRecorded = (record: ClaimRecord, { lines }: Pick<Figures, 'lines'>): Figures => ({
  diagnosisCodes: record.diagnosis_codes,
  units: record.billing_units,
  chargeCents: record.charge_cents,
  lines: lines.map((line) => ({
    ...line,
    procedureCode: record.procedure_code,
    modifiers: record.modifiers,
  })),
})

/** What is owed by today's records. A claim without lines has nothing to price, and keeps what stands on it. */
export const owedFor = (
  record: ClaimRecord,
  client: BillingClient,
  visits: readonly BilledVisitRecord[],
): Figures =>
  record.lines.length === 0
    ? asRecorded(record, { lines: [] })
    : totalled({
        diagnosisCodes: client.diagnosisCodes,
        lines: record.lines.map((line) => lineOf(record, line, visits)),
      })

function lineOf(
  record: ClaimRecord,
  line: ClaimRecord['lines'][number],
  visits: readonly BilledVisitRecord[],
): ClaimLine {
  const authorization = authorizationOf(record, line)
  return priceLine(
    {
      lineNumber: line.line_number,
      serviceId: line.service_id,
      serviceLabel: line.label,
      date: line.service_date,
      authorizationId: authorization?.id ?? null,
      authorizationNumber: authorization?.number ?? null,
      procedureCode: line.procedure_code,
      modifiers: line.modifiers,
      minutesPerUnit: line.minutes_per_unit,
    },
    {
      minutes: visits
        .filter(({ line_number }) => line_number === line.line_number)
        .map((visit) => minutesOf(visit)),
      rounding: record.unit_rounding,
      rates: record.rates.map(asRate),
    },
  )
}

/** The billed minutes of a visit for the line's service: reviewed, otherwise recorded. */
export const minutesOf = (visit: BilledVisitRecord): number =>
  shareOf(visit, visit.reviewed_duration ?? visit.completed_duration ?? 0)

/** The share of the line's service in the visit's minutes. */
export const shareOf = ({ services, service_id }: BilledVisitRecord, minutes: number): number =>
  minutesOfService(minutes, services, service_id)

const asRate = (rate: ClaimRecord['rates'][number]) => ({
  serviceId: rate.service_id,
  startDate: rate.start_date,
  endDate: rate.end_date,
  centsPerUnit: rate.cents_per_unit,
})

/**
 * The authorization that covers a line: the planned one if it is active on the day, otherwise another
 * active one, otherwise the planned one, so the checks can say what is wrong with it.
 */
export function authorizationOf(
  { authorizations, pricing_payor_id: payor_id }: ClaimRecord,
  line: Pick<ClaimRecord['lines'][number], 'authorization_id' | 'service_id' | 'service_date'>,
) {
  const planned = authorizations.find(({ id }) => id === line.authorization_id)
  const inForce = authorizations.filter(
    ({ payor_id: payorId, service_ids, start_date, end_date, status }) =>
      payorId === payor_id &&
      service_ids.includes(line.service_id) &&
      authorizationStatusOn(
        { startDate: start_date, endDate: end_date, status },
        line.service_date,
      ) === 'active',
  )
  return inForce.find(({ id }) => id === planned?.id) ?? inForce[0] ?? planned ?? null
}
