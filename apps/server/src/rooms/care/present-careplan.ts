import type { Careplan } from '@homeward/contract/care/careplans'
import type { Signature } from '@homeward/contract/files/signatures'
import { careplanStatusOn } from '@homeward/domain/care/careplan'
import { dailyMinutes, isNonRepeating } from '@homeward/domain/care/days-of-shifts'
import { authorizedMinutesPerWeek, plannedMinutesPerWeek } from '@homeward/domain/care/minutes'
import { weekdaysOf } from '@homeward/domain/care/recurrence'
import { recurrenceWords } from '@homeward/domain/care/recurrence-words'
import { careplanAbilities } from '@homeward/domain/care/abilities'
import { shareMinutes } from '@homeward/domain/care/service-lines'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { signaturesOf, standingOf } from '../files/door.ts'
import { type CareplanRow, findCareplan } from './careplan-store.ts'

/** One care plan as it is answered. */
export async function loadCareplan(ctx: Ctx, id: string): Promise<Careplan> {
  const [plan] = await presentCareplans(ctx, [found(await findCareplan(ctx.tx, id))])
  return found(plan)
}

/** Care plans as they are answered, each with its signatures. */
export async function presentCareplans(
  ctx: Ctx,
  rows: readonly CareplanRow[],
): Promise<Careplan[]> {
  const ids = rows.map(({ id }) => id)
  const signatures = await signaturesOf(ctx, 'careplan', ids)
  return rows.map((row) => presentCareplan(ctx, row, signatures.get(row.id) ?? []))
}

/** A care plan as it is answered: minutes of its fullest week beside those that are allowed. */
function presentCareplan(ctx: Ctx, row: CareplanRow, signatures: readonly Signature[]): Careplan {
  const days = { startDate: row.start_date, endDate: row.end_date }
  const status = careplanStatusOn({ ...days, status: row.status }, ctx.today)
  const versions = row.versions.map((one) => ({ ...one, status: statusOn(one, ctx.today) }))
  return {
    id: row.id,
    client: { id: row.client_id, name: row.client_name },
    authorization: authorizationOf(row),
    services: servicesOf(row),
    payor: { id: row.payor_id, name: row.payor_name },
    status,
    version: row.version,
    versions,
    start_date: row.start_date,
    end_date: row.end_date,
    shifts: row.shifts.map((shift) => presentShift(ctx, shift, row)),
    authorized_minutes: allowedPerWeek(row),
    planned_minutes: plannedMinutesPerWeek(row.shifts.map(lengthOf), days),
    daily_duration: dailyMinutes(row.shifts.map(lengthOf), days),
    non_repeating: isNonRepeating(row.shifts.map(lengthOf), days),
    assessment_id: row.assessment_id,
    visits_count: Number(row.visits_count ?? 0),
    generated_until: row.generated_until,
    activated_at: row.activated_at,
    ...signed(signatures),
    lock_version: row.lock_version,
    abilities: careplanAbilities(ctx.holder, {
      status,
      isOver: row.end_date < ctx.today,
      versions: versions.map((one) => one.status),
    }),
  }
}

/** The authorization that a plan spends; null where the payor asks for none. */
function authorizationOf(row: CareplanRow): Careplan['authorization'] {
  const { authorization_id: id, authorization_number: number } = row
  const { authorization_start: start_date, authorization_end: end_date } = row
  const { units, unit_period, minutes_per_unit } = row
  if (id === null || number === null || start_date === null || end_date === null) return null
  if (units === null || unit_period === null || minutes_per_unit === null) return null
  const allowance = { units, unit_period, minutes_per_unit }
  return { id, number, start_date, end_date, ...allowance, services: row.authorized_services }
}

/** Minutes a week that the authorization allows; null without one. */
function allowedPerWeek(row: CareplanRow): number | null {
  const { units, unit_period: unitPeriod, minutes_per_unit: minutesPerUnit } = row
  const { authorization_start: startDate, authorization_end: endDate } = row
  return units === null ||
    unitPeriod === null ||
    minutesPerUnit === null ||
    startDate === null ||
    endDate === null
    ? null
    : authorizedMinutesPerWeek({ units, unitPeriod, minutesPerUnit, startDate, endDate })
}

/** Who has signed, and whose signature is missing. */
function signed(all: readonly Signature[]) {
  const { by, ...standing } = standingOf('careplan', all)
  return {
    client_signature: by('client', 'guardian'),
    caregiver_signature: by('caregiver'),
    nurse_signature: by('nurse'),
    ...standing,
  }
}

const statusOn = (one: CareplanRow['versions'][number], day: string) =>
  careplanStatusOn({ startDate: one.start_date, endDate: one.end_date, status: one.status }, day)

/** The services of the shifts, without duplicates; without shifts, the authorized services. */
function servicesOf({ shifts, authorized_services }: CareplanRow): Careplan['services'] {
  const given = shifts.flatMap(({ services }) => services)
  const labels = new Map(given.map(({ id, label }) => [id, label]))
  return given.length === 0
    ? authorized_services
    : [...labels].map(([id, label]) => ({ id, label }))
}

const lengthOf = (shift: CareplanRow['shifts'][number]) => ({
  recurringRule: shift.recurring_rule,
  seriesStart: shift.series_start,
  scheduledDuration: shift.scheduled_duration,
})

const presentShift = (
  ctx: Ctx,
  shift: CareplanRow['shifts'][number],
  plan: CareplanRow,
): Careplan['shifts'][number] => {
  const days = weekdaysOf(shift.recurring_rule, shift.series_start ?? plan.start_date)
  const words = recurrenceWords(shift.recurring_rule)
  const minutes = shareMinutes(
    shift.scheduled_duration,
    shift.services.map((service) => ({ serviceId: service.id, minutes: service.minutes })),
  )
  return {
    id: shift.id,
    number: shift.number,
    series_id: shift.series_id,
    series_start: shift.series_start ?? plan.start_date,
    days,
    day: days[0] ?? null,
    scheduled_time: shift.scheduled_time,
    scheduled_duration: shift.scheduled_duration,
    recurring_rule: shift.recurring_rule,
    recurrence: words.ok ? words.value : shift.recurring_rule,
    services: shift.services.map((service, at) => ({
      ...service,
      minutes: minutes[at] ?? 0,
    })),
    agent:
      shift.agent_id && shift.agent_name ? { id: shift.agent_id, name: shift.agent_name } : null,
    agent_id: shift.agent_id,
    agency_id: ctx.agency.id,
    careplan_id: plan.id,
    status: 'active',
  }
}
