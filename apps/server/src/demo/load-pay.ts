import { acknowledgement } from '@homeward/domain/payroll/exceptions'
import { federalRules } from '@homeward/domain/payroll/rules'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { refreshWeek } from '../rooms/payroll/recompute.ts'
import { freeze } from '../rooms/payroll/sheets/freeze.ts'
import { findDraftAgents } from '../rooms/payroll/sheets/list-store.ts'
import { computePay } from '../rooms/payroll/sheets/refresh-sheets.ts'
import { daysAgo, demoToday } from './days.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Weeks of pay that the demo has before the one that runs. */
const weeks = 6

/** Pay rules, what was entered, and the timesheets: all weeks but the last are acknowledged. */
export async function loadPay(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const last = addDays(payWeekOf(demoToday(stage)), -7)
  const first = addDays(last, -7 * (weeks - 1))
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const ctx = players.as('billing', daysAgo(stage, 1, '09:40'))
    await enterSettings(ctx, first)
    await enterWork(ctx, last)
    for (let week = first; week <= payWeekOf(demoToday(stage)); week = addDays(week, 7)) {
      await refreshWeek(ctx, week, null)
      if (week >= last) continue
      const drafts = await computePay(ctx, week, await findDraftAgents(tx, week))
      const paid = drafts.filter(({ pay }) => acknowledgement(pay.exceptions) !== 'blocked')
      await freeze(ctx, paid, 'Paid')
    }
    await note(tx)
  })
}

async function enterSettings({ tx, agency }: Ctx, first: string): Promise<void> {
  const year = first.slice(0, 4)
  await tx
    .insertInto('pay_rules')
    .values({
      agency_id: agency.id,
      id: uuid(),
      start_date: `${year}-01-01`,
      minimum_wage: federalRules.minimumWage,
      mileage_rate: federalRules.mileageRate,
      weekend_differential: 100,
      holiday_percent: 150,
      note: 'Federal and North Carolina law; weekend pay as agreed',
    })
    .execute()
  const holidays = { '01-01': 'New Year’s Day', '07-04': 'Independence Day', '12-25': 'Christmas' }
  await tx
    .insertInto('pay_holidays')
    .values(
      Object.entries(holidays).map(([day, name]) => ({
        agency_id: agency.id,
        id: uuid(),
        day: `${year}-${day}`,
        name,
      })),
    )
    .execute()
}

/** Miles, a bonus and time off of the last week. */
async function enterWork({ tx, agency }: Ctx, last: string): Promise<void> {
  const agents = await tx
    .selectFrom('agents')
    .select('id')
    .where('type', '=', 'Caregiver')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(12)
    .execute()
  const kinds = [
    { kind: 'mileage', tenths_of_miles: 184, note: 'Errands with the client' },
    { kind: 'bonus', cents: 5000, note: 'Took three open visits' },
    { kind: 'paid_time_off', minutes: 480, note: 'Vacation' },
    { kind: 'time_off_granted', minutes: 2400, note: 'Yearly grant' },
  ] as const
  await tx
    .insertInto('pay_entries')
    .values(
      agents.map(({ id }, n) => ({
        minutes: 0,
        cents: 0,
        tenths_of_miles: 0,
        ...kinds[n % kinds.length],
        kind: kinds[n % kinds.length]?.kind ?? 'bonus',
        agency_id: agency.id,
        id: uuid(),
        agent_id: id,
        day: addDays(last, n % 5),
      })),
    )
    .execute()
}
