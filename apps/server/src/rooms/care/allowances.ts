import { coversDay } from '@homeward/domain/care/authorization'
import { authorizedMinutes, leftMinutes, periodOf } from '@homeward/domain/care/minutes'
import type { Ctx } from '../../plumbing/context.ts'
import { findAllowances, findSpent } from './allowance-store.ts'
import { allowanceOf } from './present-authorization.ts'

/** What an authorization still allows on a day; `startDate` and `endDate` are those of its period. */
export type Allowed = {
  number: string
  inForce: boolean
  /** Of the whole period. */
  minutes: number
  leftMinutes: number
  startDate: string
  endDate: string
}

type Asked = { authorizationId: string; day: string }

/** What authorizations still allow on days, in the order asked; two statements for any number. */
export async function allowedOn(ctx: Ctx, asked: readonly Asked[]): Promise<(Allowed | null)[]> {
  const ids = [...new Set(asked.map(({ authorizationId }) => authorizationId))]
  if (ids.length === 0) return []
  const rows = new Map((await findAllowances(ctx.tx, ids)).map((row) => [row.id, row]))
  const periods = asked.flatMap(({ authorizationId: id, day }) => {
    const row = rows.get(id)
    return row ? [{ id, ...periodOf(allowanceOf(row), day) }] : []
  })
  const spent = new Map(
    (await findSpent(ctx.tx, periods)).map(({ id, start_date, used }) => [id + start_date, used]),
  )
  return asked.map(({ authorizationId, day }) => {
    const row = rows.get(authorizationId)
    if (!row) return null
    const allowance = allowanceOf(row)
    const period = periodOf(allowance, day)
    return {
      number: row.number,
      inForce: coversDay(
        { ...allowance, status: row.status, insuranceState: row.insurance_state },
        day,
      ),
      minutes: authorizedMinutes(allowance),
      leftMinutes: leftMinutes(allowance, spent.get(authorizationId + period.startDate) ?? 0),
      ...period,
    }
  })
}
