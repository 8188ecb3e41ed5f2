import { federalRules, type PayRules } from '@homeward/domain/payroll/rules'
import type { PayRate } from '@homeward/domain/payroll/rates'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

const rulesOn = prepared((tx, { day }: { day: string }) =>
  tx
    .selectFrom('pay_rules')
    .selectAll()
    .where('start_date', '<=', day)
    .orderBy('start_date', 'desc'),
)

/**
 * The rules of a pay week with the day since which overtime is counted as they say; federal law where the agency
 * has none. Rules that change something else leave the two weeks of 8 and 80 as they are.
 */
export async function findRules(
  tx: Tx,
  week: string,
): Promise<{ rules: PayRules; since: string | null }> {
  const rows = await rulesOn(tx, { day: week })
  const [row] = rows
  if (!row) return { rules: federalRules, since: null }
  const rules = {
    overtimeSystem: row.overtime_system,
    weeklyOvertimeAfter: row.weekly_overtime_after,
    dailyOvertimeAfter: row.daily_overtime_after,
    dailyDoubleAfter: row.daily_double_after,
    seventhDay: row.seventh_day,
    minimumWage: row.minimum_wage,
    travelPaid: row.travel_paid,
    travelRate: row.travel_rate,
    mileageRate: row.mileage_rate,
    weekendDifferential: row.weekend_differential,
    nightDifferential: row.night_differential,
    nightStarts: row.night_starts,
    nightEnds: row.night_ends,
    holidayPercent: row.holiday_percent,
    lateCancelHours: row.late_cancel_hours,
    lateCancelPercent: row.late_cancel_percent,
    roundTo: row.round_to,
    timeOffPer30Hours: row.time_off_per_30_hours,
  }
  const other = rows.findIndex((one) => one.overtime_system !== row.overtime_system)
  const since = rows.at(other < 0 ? -1 : other - 1)?.start_date ?? row.start_date
  return { rules, since }
}

const holidays = prepared((tx, { from, until }: { from: string; until: string }) =>
  tx.selectFrom('pay_holidays').select('day').where('day', '>=', from).where('day', '<=', until),
)

/** Holidays from a day to a day, both included. */
export const findHolidays = async (tx: Tx, from: string, until: string): Promise<string[]> =>
  (await holidays(tx, { from, until })).map(({ day }) => day)

type Asked = { agents: readonly string[]; from: string; until: string }

const rates = prepared((tx, { agents, from, until }: Asked) =>
  tx
    .selectFrom('pay_rates')
    .select(['id', 'agent_id', 'client_id', 'service_id', 'payor_id', 'rate'])
    .select(['start_date', 'end_date'])
    .where((eb) => eb.or([eb('agent_id', 'is', null), eb('agent_id', '=', anyOf(agents))]))
    .where('start_date', '<=', until)
    .where((eb) => eb.or([eb('end_date', 'is', null), eb('end_date', '>=', from)])),
)

/** Rates of people, and of all people, that hold on some day from one to another. */
export const findRates = async (tx: Tx, asked: Asked): Promise<PayRate[]> =>
  (await rates(tx, asked)).map((row) => ({
    id: row.id,
    agentId: row.agent_id,
    clientId: row.client_id,
    serviceId: row.service_id,
    payorId: row.payor_id,
    rate: row.rate,
    startDate: row.start_date,
    endDate: row.end_date,
  }))

const people = prepared((tx, { agents }: { agents: readonly string[] }) =>
  tx
    .selectFrom('agents as a')
    .leftJoin('agent_private_profiles as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.agent_id', '=', 'a.id'),
    )
    .select(['a.id', 'p.pay_rate', 'p.hire_date'])
    .where('a.id', '=', anyOf(agents)),
)

/** The pay rate of the profile and the hire date of people. */
export const findPeople = (tx: Tx, agents: readonly string[]) => people(tx, { agents })

const entries = prepared((tx, { agents, from, until }: Asked) =>
  tx
    .selectFrom('pay_entries')
    .select(['id', 'agent_id', 'kind', 'day', 'starts_at', 'ends_at', 'minutes', 'visit_id'])
    .select(['interrupted_minutes', 'tenths_of_miles', 'cents'])
    .where('agent_id', '=', anyOf(agents))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('status', '=', 'active'),
)

/** What was entered for people from a day to a day. */
export const findEntries = (tx: Tx, asked: Asked) => entries(tx, asked)
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]
