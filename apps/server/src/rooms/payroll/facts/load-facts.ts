import type { FirstWeek, WeekFacts, WorkSpan } from '@homeward/domain/payroll/facts'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { type PayRate, rateFor } from '@homeward/domain/payroll/rates'
import { addDays, daysBetween, instantOf, localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { findFirstWeeks } from '../sheets/sheet-store.ts'
import {
  type EntryRow,
  findEntries,
  findHolidays,
  findPeople,
  findRates,
  findRules,
} from './settings-store.ts'
import { findWork, type WorkRow } from './work-store.ts'

/** Days around the week from which work may reach into it. */
const around = 3

/**
 * What the pay of people in a week follows from, by their IDs, but for corrections of earlier weeks: eight
 * statements, however many people there are. The rate of a profile has no date: a week that was acknowledged
 * keeps the one it was acknowledged with, so that a raise pays no earlier week again.
 */
export async function loadFacts(
  { tx, agency: { timeZone } }: Ctx,
  week: string,
  agents: readonly string[],
  frozenRates: ReadonlyMap<string, number>,
): Promise<Map<string, WeekFacts>> {
  const [first, last] = [addDays(week, -around), addDays(week, 6 + around)]
  const days = { agents, from: first, until: last }
  const { rules, since } = await findRules(tx, week)
  const rates = await findRates(tx, days)
  const holidays = await findHolidays(tx, first, last)
  const people = await findPeople(tx, agents)
  const entries = Map.groupBy(await findEntries(tx, days), ({ agent_id }) => agent_id)
  const from = instantOf(first, '00:00', timeZone).toISOString()
  const until = instantOf(addDays(last, 1), '00:00', timeZone).toISOString()
  const work = Map.groupBy(await findWork(tx, { agents, from, until }), ({ agent_id }) => agent_id)
  const firstWeeks =
    rules.overtimeSystem === 'eight_eighty' && isSecondWeek(week, since)
      ? await findFirstWeeks(tx, addDays(week, -7), agents)
      : new Map<string, FirstWeek>()
  const ratesOf = Map.groupBy(rates, ({ agentId }) => agentId)
  const common = ratesOf.get(null) ?? []
  return new Map(
    people.map(({ id, pay_rate: rateOfToday, hire_date: hireDate }) => {
      const baseRate = frozenRates.get(id) ?? rateOfToday
      const own = {
        week,
        timeZone,
        baseRate,
        agentId: id,
        rates: [...common, ...(ratesOf.get(id) ?? [])],
      }
      const visits = work.get(id) ?? []
      const entered = entries.get(id) ?? []
      const facts: WeekFacts = {
        week,
        zone: timeZone,
        rules,
        ...workOf(own, visits, entered),
        baseRate,
        holidays,
        hireDate,
        firstWeek: firstWeeks.get(id) ?? null,
        corrections: [],
      }
      return [id, facts]
    }),
  )
}

/** Two weeks belong together from the week on in which the rules began. */
const isSecondWeek = (week: string, since: string | null): boolean =>
  since !== null && (daysBetween(payWeekOf(since), week) / 7) % 2 === 1

type Own = {
  week: string
  timeZone: string
  agentId: string
  baseRate: number | null
  rates: readonly PayRate[]
}

type Work = Pick<WeekFacts, 'work' | 'sleeps' | 'travel' | 'canceled' | 'entries' | 'unreviewed'>

function workOf(own: Own, visits: readonly WorkRow[], entered: readonly EntryRow[]): Work {
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
