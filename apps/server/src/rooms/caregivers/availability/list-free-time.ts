import * as contract from '@homeward/contract/caregivers/availability'
import {
  type FreeTime,
  type listFreeTime as declaration,
  mostAvailabilityDays,
} from '@homeward/contract/caregivers/availability'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { type ClockSpan, freeOn } from '@homeward/domain/caregivers/availability'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { addDays, daysBetween, eachDay, instantOf, weekdayOf } from '@homeward/domain/time/zone'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { awayOn } from '../absences/away.ts'
import { findBooked, findStaff } from './free-time-store.ts'
import { exceptionOf, findExceptions, findPatterns } from './hours-store.ts'

type Input = ParsedOf<typeof declaration>

/** Active caregivers with their remaining availability, day by day. */
export const listFreeTime = verb(contract.listFreeTime, async (ctx, input) => {
  refuseBadRange(input)
  const { start_date: from, end_date: to } = input
  const zone = ctx.agency.timeZone
  const days = eachDay(from, to)
  const window = windowOf(input)
  const { rows, meta } = await findStaff(ctx.tx, {
    ...input,
    days: { from, to },
    weekdays: [...new Set(days.map(weekdayOf))],
    window,
    since: addDays(from, -365),
  })
  const ids = rows.map(({ id }) => id)
  const between = {
    from: instantOf(from, '00:00', zone).toISOString(),
    to: instantOf(addDays(to, 1), '00:00', zone).toISOString(),
  }
  const patterns = byAgent(await findPatterns(ctx.tx, ids))
  const exceptions = byAgent(await findExceptions(ctx.tx, ids, { from, to }))
  const visits = byAgent(await findBooked(ctx.tx, ids, between))
  const away = await awayOn(ctx, ids, { from, to })
  const data = rows.map((row): FreeTime => {
    const hours = {
      pattern: patterns.get(row.id) ?? [],
      exceptions: (exceptions.get(row.id) ?? []).map(exceptionOf),
    }
    const booked = visits.get(row.id) ?? []
    const spans = [
      ...booked.map((one) => ({ startsAt: one.starts_at, endsAt: one.ends_at })),
      ...(away.get(row.id) ?? []).map((one) => ({ ...one, endsAt: one.endsAt ?? between.to })),
    ]
    return {
      agent: {
        id: row.id,
        name: row.name,
        phone: row.phone,
      },
      known: hours.pattern.length + hours.exceptions.length > 0,
      minutes_wanted: row.minutes_wanted,
      minutes_most: row.minutes_most,
      minutes_booked: booked
        .filter(({ scheduled_date: day }) => from <= day && day <= to)
        .reduce((sum, one) => sum + one.scheduled_duration, 0),
      days: days.map((date) => ({
        date,
        free: freeOn(hours, spans, date, zone, window ?? undefined).map((span) => ({
          starts_at: span.startsAt.toISOString(),
          ends_at: span.endsAt.toISOString(),
        })),
      })),
    }
  })
  return { data, meta }
})

const windowOf = ({ start_time, end_time }: Input): ClockSpan | null =>
  start_time === undefined && end_time === undefined
    ? null
    : { start: start_time ?? '00:00', end: end_time ?? '24:00' }

const byAgent = <T extends { agent_id: string | null }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.agent_id ?? '')

function refuseBadRange(input: Input): void {
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  const fields: Record<string, string[]> = {}
  if (daysBetween(input.start_date, input.end_date) >= mostAvailabilityDays) {
    fields.end_date = [`Choose ${mostAvailabilityDays} days or less.`]
  }
  const window = windowOf(input)
  if (window && window.end <= window.start) fields.end_time = ['The end is before the start.']
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
