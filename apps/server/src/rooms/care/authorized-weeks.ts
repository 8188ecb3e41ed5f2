import { authorizedMinutesIn } from '@homeward/domain/care/minutes'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { findToRenew, sumAllowances } from './renewal-store.ts'

type Asked = { mondays: readonly string[]; officeId: string | undefined }

/** Minutes that authorizations allow in each of some weeks that follow each other. */
export async function authorizedByWeek(ctx: Ctx, { mondays, officeId }: Asked): Promise<number[]> {
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return []
  const allowances = await sumAllowances(ctx.tx, {
    from: first,
    through: addDays(last, 6),
    officeId: officeId ?? null,
  })
  return mondays.map((monday) =>
    allowances.reduce((sum, { unit_period, start_date, end_date, minutes }) => {
      const allowance = {
        units: Number(minutes),
        minutesPerUnit: 1,
        unitPeriod: unit_period,
        startDate: start_date,
        endDate: end_date,
      }
      return (
        sum + authorizedMinutesIn(allowance, { startDate: monday, endDate: addDays(monday, 6) })
      )
    }, 0),
  )
}

/** The first authorizations that are to be renewed, and how many there are. */
export async function authorizationsToRenew(
  ctx: Ctx,
  { officeId, most }: { officeId: string | undefined; most: number },
) {
  const rows = await findToRenew(ctx.tx, { today: ctx.today, officeId: officeId ?? null, most })
  return { total: rows[0]?.in_all ?? 0, rows }
}
