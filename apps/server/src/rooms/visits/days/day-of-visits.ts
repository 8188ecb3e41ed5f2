import { type VisitMoment, visitMoments } from '@homeward/domain/visits/moment'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { countMoments, findDay, spanOf } from './day-store.ts'
import { boundsAt, momentOfRow } from '../shown/moment-store.ts'

type Asked = { day: string; officeId: string | undefined; most: number }

/** The visits of a day as they stand now, `most` of them one by one; a caregiver's own only. */
export async function dayOfVisits(ctx: Ctx, { day, officeId, most }: Asked) {
  const at = {
    ...spanOf({ start: day, end: day }, ctx.agency.timeZone),
    officeId: officeId ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
  }
  const rows = await findDay(ctx.tx, { ...at, most })
  const seesPeople = ctx.may('caregivers.read')
  const visits = rows.map(
    ({ client_id, client_name, agent_id, agent_name, agent_phone, draft, ...visit }) => ({
      ...visit,
      client: { id: client_id, name: client_name },
      agent:
        agent_id === null
          ? null
          : { id: agent_id, name: agent_name ?? '', phone: seesPeople ? agent_phone : null },
      // What is gone was left out already.
      moment: momentOfRow({ ...visit, draft }, ctx) as VisitMoment,
    }),
  )
  const counts =
    visits.length < most
      ? countedOf(visits)
      : await countMoments(ctx.tx, { ...at, ...boundsAt(ctx) })
  return { counts, visits }
}

const countedOf = (visits: readonly { moment: VisitMoment }[]): Record<VisitMoment, number> => {
  const counts = Object.fromEntries(visitMoments.map((moment) => [moment, 0]))
  for (const { moment } of visits) counts[moment] = (counts[moment] ?? 0) + 1
  return counts as Record<VisitMoment, number>
}
