import type { UnitRounding } from '../agency/vocabulary.ts'
import type { ClaimParties } from './claim-parties.ts'
import { chargeCents, rateOn, unitsOfDay } from './units.ts'

/** One service on one day, as a claim bills it. Money is in cents. */
export type ClaimLine = {
  lineNumber: number
  serviceId: string
  serviceLabel: string
  date: string
  authorizationId: string | null
  authorizationNumber: string | null
  /** Null while the service has none. */
  procedureCode: string | null
  modifiers: readonly string[]
  minutes: number
  minutesPerUnit: number
  units: number
  /** False where the payor wants whole units and the minutes do not make them. */
  wholeUnits: boolean
  /** Null if the payor has no rate. */
  centsPerUnit: number | null
  chargeCents: number
}

/** What a filing said. */
export type FilingContent = {
  diagnosisCodes: readonly string[]
  lines: readonly ClaimLine[]
  /** Whom it named; left out by filings from before payors had rules for that. */
  parties?: ClaimParties
}

type Rate = { serviceId: string; startDate: string; endDate: string | null; centsPerUnit: number }

/** What a line bills by today's records; it is the unfinished part that the caller knows. */
export const priceLine = (
  line: Omit<ClaimLine, 'minutes' | 'units' | 'wholeUnits' | 'centsPerUnit' | 'chargeCents'>,
  by: { minutes: readonly number[]; rounding: UnitRounding; rates: readonly Rate[] },
): ClaimLine => {
  const { units, whole } = unitsOfDay(by.minutes, line.minutesPerUnit, by.rounding)
  const rate = rateOn(by.rates, line.serviceId, line.date)
  const centsPerUnit = rate.ok ? rate.value.centsPerUnit : null
  return {
    ...line,
    minutes: by.minutes.reduce((sum, minutes) => sum + minutes, 0),
    units,
    wholeUnits: whole,
    centsPerUnit,
    chargeCents: centsPerUnit === null ? 0 : chargeCents(units, centsPerUnit),
  }
}

export const sumUnits = (lines: readonly Pick<ClaimLine, 'units'>[]): number =>
  lines.reduce((sum, { units }) => sum + units, 0)

export const sumCharges = (lines: readonly Pick<ClaimLine, 'chargeCents'>[]): number =>
  lines.reduce((sum, line) => sum + line.chargeCents, 0)

/** What a payor sees of a filing; two that are the same need no replacement. */
const seen = ({ diagnosisCodes, lines }: FilingContent): string =>
  JSON.stringify([
    diagnosisCodes,
    lines
      .filter(({ units }) => units > 0)
      .map((line) => [
        line.date,
        line.procedureCode,
        line.modifiers,
        line.units,
        line.chargeCents,
        line.authorizationNumber,
      ])
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  ])

/** Whether what is owed today differs from what was filed. */
export const differs = (filed: FilingContent, owed: FilingContent): boolean =>
  seen(filed) !== seen(owed)
