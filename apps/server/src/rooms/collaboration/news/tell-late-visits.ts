import { lateStarts } from '@homeward/domain/visits/late-visits'
import { formatDateTime, formatTime } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findTold, findUnstarted, type UnstartedVisit } from './late-store.ts'

/** Tells those who schedule of each visit that should have begun; of one that was moved, again. */
export async function tellLateVisits(ctx: Ctx): Promise<void> {
  const late = await findUnstarted(ctx.tx, lateStarts(ctx.now))
  const told = await findTold(ctx.tx, late.map(aboutOf))
  const news = late.filter((visit) => !told.has(aboutOf(visit)))
  if (news.length === 0) return
  const zone = ctx.agency.timeZone
  await notify(ctx, {
    kind: 'visit_late',
    to: 'holders',
    news: news.map((visit) => ({
      title: `${visit.client_name}, ${formatTime(visit.starts_at, zone)}: nobody has checked in`,
      body: `Scheduled for ${formatDateTime(visit.starts_at, zone)} with ${visit.agent_name}.`,
      subject: { type: 'visit', id: visit.id },
      about: aboutOf(visit),
    })),
  })
}

const aboutOf = ({ id, starts_at }: UnstartedVisit): string => `visit_late:${id}:${starts_at}`
