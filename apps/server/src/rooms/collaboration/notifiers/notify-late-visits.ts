import { recipientRoles } from '@homeward/domain/collaboration/recipients'
import { formatDateTime, formatTime } from '@homeward/domain/dates'
import {
  type LateStage,
  lateStage,
  lateStarts,
  watchersOf,
} from '@homeward/domain/visits/late-visits'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import {
  findLateSettings,
  findNotified,
  findUnstarted,
  findWatchers,
  type UnstartedVisit,
} from './late-store.ts'

type Late = UnstartedVisit & { stage: LateStage }

/**
 * Notifies of each visit that should have started: the coordinators, then those above them, then all of them
 * that it is missed. Each of it once, and again for a visit that was moved.
 */
export async function notifyLateVisits(ctx: Ctx): Promise<void> {
  const settings = await findLateSettings(ctx.tx)
  const unstarted = await findUnstarted(ctx.tx, lateStarts(ctx.now, settings))
  const late = unstarted.flatMap((visit): Late[] => {
    const stage = lateStage(visit.starts_at, settings, ctx.now)
    return stage === null ? [] : [{ ...visit, stage }]
  })
  const keys = late.flatMap((visit) => [aboutOf(visit), aboutOf({ ...visit, stage: 'late' })])
  const notified = await findNotified(ctx.tx, keys)
  const fresh = late.filter((visit) => !notified.has(aboutOf(visit)))
  if (fresh.length === 0) return
  const people = await findWatchers(ctx.tx, recipientRoles('visit_late'))
  const groups = Map.groupBy(fresh, (visit) => {
    const told = notified.has(aboutOf({ ...visit, stage: 'late' }))
    const watchers = watchersOf(people, { ...visit, told, officeId: visit.office_id })
    return JSON.stringify([kindOf(visit), watchers.map(({ user_id }) => user_id)])
  })
  for (const [key, visits] of groups) await tell(ctx, key, visits)
}

const tell = (ctx: Ctx, key: string, visits: readonly Late[]): Promise<number> => {
  const [kind, to]: [ReturnType<typeof kindOf>, string[]] = JSON.parse(key)
  return notify(ctx, { kind, to, items: visits.map((visit) => itemOf(ctx, visit)) })
}

const kindOf = ({ stage }: Late) => (stage === 'missed' ? 'visit_missed' : 'visit_late')

const titles: Record<LateStage, string> = {
  late: 'not checked in',
  escalated: 'still not checked in',
  missed: 'missed',
}

function itemOf({ agency: { timeZone: zone } }: Ctx, visit: Late) {
  const { id, starts_at, client_name, agent_name, stage } = visit
  const who = agent_name === null ? 'without a caregiver' : `with ${agent_name}`
  return {
    title: `${client_name}, ${formatTime(starts_at, zone)}: ${titles[stage]}`,
    body: `Scheduled for ${formatDateTime(starts_at, zone)} ${who}.`,
    subject: { type: 'visit', id } as const,
    about: aboutOf(visit),
  }
}

const aboutOf = ({ stage, id, starts_at }: Late): string => `visit_${stage}:${id}:${starts_at}`
