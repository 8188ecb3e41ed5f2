import {
  periodOf,
  type Allowance,
  authorizedMinutes,
  leftMinutes,
} from '@homeward/domain/care/minutes'
import type { Authorization } from '@homeward/contract/care/authorizations'
import { authorizationStatusOn } from '@homeward/domain/care/authorization'
import { authorizationAbilities } from '@homeward/domain/care/abilities'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { type AuthorizationRow, findAuthorization, findUsedMinutes } from './authorization-store.ts'
import { findRunOuts } from './run-out-store.ts'

/** Authorizations for an answer, with the minutes of the current period. */
export async function presentAuthorizations(
  ctx: Ctx,
  rows: readonly AuthorizationRow[],
): Promise<Authorization[]> {
  const today = ctx.today
  const used = await findUsedMinutes(
    ctx.tx,
    rows.map((row) => ({ id: row.id, ...periodOf(allowanceOf(row), today) })),
  )
  const totals = rows.filter(({ unit_period }) => unit_period === 'total').map(({ id }) => id)
  const runOuts = await findRunOuts(ctx.tx, totals, today)
  const holder = ctx.holder
  return rows.map((row) => {
    const status = authorizationStatusOn(
      { startDate: row.start_date, endDate: row.end_date, status: row.status },
      today,
    )
    const usedMinutes = used.get(row.id) ?? 0
    return {
      id: row.id,
      client_id: row.client_id,
      client_name: row.client_name,
      payor: { id: row.payor_id, name: row.payor_name },
      services: row.services,
      minutes_per_unit: row.minutes_per_unit,
      number: row.number,
      start_date: row.start_date,
      end_date: row.end_date,
      units: row.units,
      unit_period: row.unit_period,
      status,
      insurance_state: row.insurance_state,
      authorized_minutes: authorizedMinutes(allowanceOf(row)),
      used_minutes: usedMinutes,
      left_minutes: leftMinutes(allowanceOf(row), usedMinutes),
      runs_out_on: runOuts.get(row.id) ?? null,
      lock_version: row.lock_version,
      abilities: authorizationAbilities(holder, { status }),
    }
  })
}

/** One authorization as it is answered. */
export async function presentAuthorization(ctx: Ctx, id: string): Promise<Authorization> {
  const row = found(await findAuthorization(ctx.tx, id))
  const [presented] = await presentAuthorizations(ctx, [row])
  return found(presented)
}

type AllowanceRow = Pick<
  AuthorizationRow,
  'units' | 'unit_period' | 'minutes_per_unit' | 'start_date' | 'end_date'
>

/** What an authorization allows, as the rules of the domain ask for it. */
export const allowanceOf = (row: AllowanceRow): Allowance => ({
  units: row.units,
  unitPeriod: row.unit_period,
  minutesPerUnit: row.minutes_per_unit,
  startDate: row.start_date,
  endDate: row.end_date,
})
