import { momentOf, type VisitMoment } from '@homeward/domain/visits/moment'
import { ownAgentOnly } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { countMoments, findDay } from './day-store.ts'

type Asked = { day: string; officeId: string | undefined; most: number }

/** The visits of a day as they stand now, `most` of them one by one; a caregiver's own only. */
export async function dayOfVisits(ctx: Ctx, { day, officeId, most }: Asked) {
  const zone = ctx.agency.timeZone
  const at = { day, zone, officeId, ownAgentId: ownAgentOnly(ctx.actor) }
  const counts = await countMoments(ctx.tx, { ...at, now: ctx.now })
  const visits = await findDay(ctx.tx, { ...at, most })
  return {
    counts,
    visits: visits.map(({ client_id, client_name, agent_id, agent_name, ...visit }) => ({
      ...visit,
      client: { id: client_id, name: client_name },
      agent: agent_id === null ? null : { id: agent_id, name: agent_name ?? '' },
      // What is gone was left out already.
      moment: momentOf(
        { status: visit.status, startsAt: visit.starts_at, endsAt: visit.ends_at },
        ctx.now,
      ) as VisitMoment,
    })),
  }
}
