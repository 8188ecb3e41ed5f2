import { eachDay } from '@homeward/domain/time/zone'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { countHours } from './coverage-store.ts'
import { spanOf } from './day-store.ts'
import { boundsAt } from '../shown/moment-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

/** How the days are covered, hour by hour; a caregiver's own visits only. */
export async function coverageOfDays(ctx: Ctx, { start, end, officeId }: Asked) {
  const rows = await countHours(ctx.tx, {
    ...spanOf({ start, end }, ctx.agency.timeZone),
    ...boundsAt(ctx),
    officeId: officeId ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
  })
  const byDay = Map.groupBy(rows, ({ date }) => date)
  return eachDay(start, end).map((date) => {
    const hours = (byDay.get(date) ?? []).map(({ hour, visits, open }) => ({ hour, visits, open }))
    const sum = (of: 'visits' | 'open' | 'open_minutes'): number =>
      (byDay.get(date) ?? []).reduce((all, row) => all + Number(row[of]), 0)
    return {
      date,
      visits: sum('visits'),
      open: sum('open'),
      open_minutes: sum('open_minutes'),
      hours,
    }
  })
}
