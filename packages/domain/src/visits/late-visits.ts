import type { Role } from '../identity/roles.ts'
import { millis } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { missedAfterMinutes } from './quality.ts'

/** Hours after which a visit without a check-in is no longer announced. */
const lateVisitHours = 24

/** How late a visit without a check-in is, in the order in which it gets worse. */
const lateStages = ['late', 'escalated', 'missed'] as const
export type LateStage = (typeof lateStages)[number]

/** Minutes after the planned start: when a coordinator is told, and when their managers are. */
export type LateSettings = { late: number; escalated: number }

/** The starts, `from` included and `before` not, of the visits that are late at an instant. */
export const lateStarts = (now: Instant, { late }: LateSettings): { from: Date; before: Date } => ({
  from: new Date(millis(now) - lateVisitHours * 3_600_000),
  before: new Date(millis(now) - late * 60_000),
})

/** The stage of a visit that nobody checked into, the worst that applies; null while it is not late. */
export const lateStage = (
  startsAt: Instant,
  { late, escalated }: LateSettings,
  now: Instant,
): LateStage | null => {
  const minutes = (millis(now) - millis(startsAt)) / 60_000
  const after: Record<LateStage, number> = { late, escalated, missed: missedAfterMinutes }
  return lateStages.findLast((stage) => minutes > after[stage]) ?? null
}

/** Somebody who can be told: their role, and the offices they work for. */
export type Watcher = { role: Role | null; officeIds: readonly string[]; limited: boolean }

const isLead = ({ role }: Watcher): boolean => role === 'owner' || role === 'admin'

/**
 * Who is told of a late visit. First the coordinators: schedulers of the client's office, otherwise all
 * schedulers, otherwise the owner and admins. When it stays late, the owner and admins; when it is missed,
 * everybody. Who was not told of the first stage (`told`) is told of the second. Nobody is told of an office
 * that they may not see.
 */
export const watchersOf = <W extends Watcher>(
  people: readonly W[],
  { stage, told, officeId }: { stage: LateStage; told: boolean; officeId: string | null },
): W[] => {
  const worksThere = (one: W) => officeId !== null && one.officeIds.includes(officeId)
  const may = people.filter((one) => !one.limited || worksThere(one))
  const leads = may.filter(isLead)
  const schedulers = may.filter((one) => !isLead(one))
  const near = schedulers.filter(worksThere)
  const coordinators = [near, schedulers, leads].find((some) => some.length > 0) ?? []
  if (stage === 'missed') return may
  if (stage === 'late') return coordinators
  return told ? leads : [...new Set([...coordinators, ...leads])]
}
