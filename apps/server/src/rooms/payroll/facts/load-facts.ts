import type { FirstWeek, WeekFacts } from '@homeward/domain/payroll/facts'
import { payWeekOf, payWeekSpan } from '@homeward/domain/payroll/pay-week'
import { payOf } from '@homeward/domain/payroll/week-pay'
import { addDays, daysBetween } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { findSheets, type SheetRow } from '../sheets/sheet-store.ts'
import { findEntries, findHolidays, findPeople, findRates, findRules } from './settings-store.ts'
import { workOf } from './work-of.ts'
import { findWork } from './work-store.ts'

/** Days around the week from which work may reach into it. */
const around = 3

/**
 * What the pay of people in a week follows from, by their IDs, but for corrections of earlier weeks: eight
 * statements, however many people there are. The rate of a profile has no date: a week that was acknowledged
 * keeps the one it was acknowledged with, so that a raise pays no earlier week again.
 */
export async function loadFacts(
  ctx: Ctx,
  week: string,
  agents: readonly string[],
  sheets: readonly SheetRow[],
): Promise<Map<string, WeekFacts>> {
  const rateThen = frozenRates(sheets)
  const [first, last] = [addDays(week, -around), addDays(week, 6 + around)]
  const days = { agents, from: first, until: last }
  const {
    tx,
    agency: { timeZone },
  } = ctx
  const { rules, since } = await findRules(tx, week)
  const rates = await findRates(tx, days)
  const holidays = await findHolidays(tx, first, last)
  const people = await findPeople(tx, agents)
  const entries = Map.groupBy(await findEntries(tx, days), ({ agent_id }) => agent_id)
  const { startsAt, endsAt } = payWeekSpan(week, timeZone)
  const asked = {
    agents,
    from: new Date(startsAt).toISOString(),
    until: new Date(endsAt).toISOString(),
    around: `${around} days`,
  }
  const work = Map.groupBy(await findWork(tx, asked), ({ agent_id }) => agent_id)
  const firstWeeks =
    rules.overtimeSystem === 'eight_eighty' && isSecondWeek(week, since)
      ? await loadFirstWeeks(ctx, addDays(week, -7), agents)
      : new Map<string, FirstWeek>()
  const ratesOf = Map.groupBy(rates, ({ agentId }) => agentId)
  const common = ratesOf.get(null) ?? []
  return new Map(
    people.map(({ id, pay_rate: rateOfToday, hire_date: hireDate }) => {
      const baseRate = rateThen.get(id) ?? rateOfToday
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

/** The profile's rates of people whose week was acknowledged, as they were then. */
const frozenRates = (sheets: readonly SheetRow[]): Map<string, number> =>
  new Map(
    sheets.flatMap(({ agent_id, facts }) => {
      const rate = (facts as Pick<WeekFacts, 'baseRate'> | null)?.baseRate ?? null
      return rate === null ? [] : [[agent_id, rate] as const]
    }),
  )

/** The first week of two as it is known today: a change of it that is settled later counts for the second. */
async function loadFirstWeeks(
  ctx: Ctx,
  week: string,
  agents: readonly string[],
): Promise<Map<string, FirstWeek>> {
  const facts = await loadFacts(ctx, week, agents, await findSheets(ctx.tx, week, agents))
  return new Map(
    [...facts].map(([id, known]) => {
      const { minutes, dailyOvertime, straightCents, overtimeCents } = payOf(known)
      return [id, { minutes, dailyOvertime, straightCents, overtimeCents }]
    }),
  )
}

/** Whether a week is the second of two that overtime over 80 hours counts together. */
export async function isSecondOfTwo(tx: Tx, week: string): Promise<boolean> {
  const { rules, since } = await findRules(tx, week)
  return rules.overtimeSystem === 'eight_eighty' && isSecondWeek(week, since)
}

/** Two weeks belong together, counted from the first whole week of 8 and 80. */
const isSecondWeek = (week: string, since: string | null): boolean =>
  since !== null && (daysBetween(payWeekOf(addDays(since, 6)), week) / 7) % 2 === 1
