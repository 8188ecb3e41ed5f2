import type { WeekFacts, WorkSpan } from '@homeward/domain/payroll/facts'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { type PayRate, rateFor } from '@homeward/domain/payroll/rates'
import { localDay } from '@homeward/domain/time/zone'
import type { EntryRow } from './settings-store.ts'
import type { WorkRow } from './work-store.ts'

type Own = {
  week: string
  timeZone: string
  agentId: string
  baseRate: number | null
  rates: readonly PayRate[]
}

type Work = Pick<WeekFacts, 'work' | 'sleeps' | 'travel' | 'canceled' | 'entries' | 'unreviewed'>

/** What a person's visits and entries are for the pay of a week. */
export function workOf(own: Own, visits: readonly WorkRow[], entered: readonly EntryRow[]): Work {
  const { week, timeZone } = own
  const inWeek = (day: string) => payWeekOf(day) === week
  const of = (...kinds: EntryRow['kind'][]) => entered.filter(({ kind }) => kinds.includes(kind))
  const approved = visits.filter(({ status }) => status === 'approved')
  return {
    work: [
      ...approved.flatMap((visit) => spanOf(own, visit)),
      ...of('training', 'office', 'other_work').flatMap((entry) => enteredSpan(own, entry)),
    ],
    sleeps: of('sleep').map(({ visit_id, starts_at, ends_at, interrupted_minutes }) => ({
      workId: visit_id ?? '',
      from: Date.parse(starts_at ?? ''),
      to: Date.parse(ends_at ?? ''),
      interruptedMinutes: interrupted_minutes,
    })),
    travel: of('travel').map(({ visit_id, minutes }) => ({ workId: visit_id ?? '', minutes })),
    canceled: visits.flatMap((visit) => {
      if (visit.canceled_at === null || !inWeek(visit.scheduled_date)) return []
      return {
        id: visit.id,
        day: visit.scheduled_date,
        startsAt: visit.starts_at,
        canceledAt: visit.canceled_at,
        plannedMinutes: visit.scheduled_duration,
        rate: rateOf(own, visit, visit.scheduled_date),
      }
    }),
    entries: entered.flatMap(({ id, kind, day, minutes, tenths_of_miles: tenthsOfMiles, cents }) =>
      isPaid(kind) && inWeek(day) ? [{ id, kind, day, minutes, tenthsOfMiles, cents }] : [],
    ),
    unreviewed: visits.filter(
      ({ status, check_in_at, starts_at }) =>
        status === 'completed' && inWeek(localDay(check_in_at ?? starts_at, timeZone)),
    ).length,
  }
}

const paidKinds = ['mileage', 'bonus', 'gift', 'guaranteed', 'paid_time_off'] as const
const isPaid = (kind: EntryRow['kind']): kind is (typeof paidKinds)[number] =>
  paidKinds.some((paid) => paid === kind)

const rateOf = ({ rates, agentId, baseRate }: Own, visit: WorkRow, day: string): number | null => {
  const { client_id: clientId, service_id: serviceId, payor_id: payorId } = visit
  return rateFor(rates, { agentId, clientId, serviceId, payorId, day })?.rate ?? baseRate
}

function spanOf(own: Own, visit: WorkRow): WorkSpan[] {
  const { id, reviewed_check_in_at: startsAt, reviewed_check_out_at: endsAt } = visit
  if (startsAt === null || endsAt === null) return []
  const { latitude, longitude } = visit
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const rate = rateOf(own, visit, localDay(startsAt, own.timeZone))
  return [{ id, kind: 'visit', startsAt, endsAt, rate, place }]
}

function enteredSpan(
  { rates, agentId, baseRate }: Own,
  { id, kind, day, starts_at: startsAt, ends_at: endsAt }: EntryRow,
): WorkSpan[] {
  if (startsAt === null || endsAt === null) return []
  if (kind !== 'training' && kind !== 'office' && kind !== 'other_work') return []
  const general = { agentId, clientId: null, serviceId: null, payorId: null, day }
  const rate = rateFor(rates, general)?.rate ?? baseRate
  return [{ id, kind, startsAt, endsAt, rate, place: null }]
}
