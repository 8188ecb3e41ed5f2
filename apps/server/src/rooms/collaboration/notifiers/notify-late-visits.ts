import { lateStarts } from '@homeward/domain/visits/late-visits'
import { formatDateTime, formatTime } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findNotified, findUnstarted, type UnstartedVisit } from './late-store.ts'

/** Notifies schedulers of each visit that should have started; of one that was moved, again. */
export async function notifyLateVisits(ctx: Ctx): Promise<void> {
  const late = await findUnstarted(ctx.tx, lateStarts(ctx.now))
  const notified = await findNotified(ctx.tx, late.map(aboutOf))
  const fresh = late.filter((visit) => !notified.has(aboutOf(visit)))
  if (fresh.length === 0) return
  const zone = ctx.agency.timeZone
  await notify(ctx, {
    kind: 'visit_late',
    to: 'holders',
    items: fresh.map((visit) => ({
      title: `${visit.client_name}, ${formatTime(visit.starts_at, zone)}: not checked in`,
      body: `Scheduled for ${formatDateTime(visit.starts_at, zone)} with ${visit.agent_name}.`,
      subject: { type: 'visit', id: visit.id },
      about: aboutOf(visit),
    })),
  })
}

const aboutOf = ({ id, starts_at }: UnstartedVisit): string => `visit_late:${id}:${starts_at}`
