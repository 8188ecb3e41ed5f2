import { assignmentRefusals } from '@homeward/domain/visits/assignment/verdict'
import type { PlannedVisit } from '@homeward/domain/visits/generation'
import type { Ctx } from '../../../plumbing/context.ts'
import { workersOf } from '../../caregivers/door.ts'
import { hostsOf } from '../../clients/door.ts'
import { findRequiredCredentials, kindsOf } from './required-credentials-store.ts'

type Planned = PlannedVisit & { clientId: string; payorId: string | null }

/**
 * Of visits that are to be made, those that their caregiver may not be given, with the reason. Absences are
 * not asked, nor whether a client is closed: both take their visits off right after, so that those are on the list of
 * visits to cover, or canceled with the reason.
 */
export async function refusedPlans<P extends Planned>(
  ctx: Ctx,
  visits: readonly P[],
): Promise<Map<P, string>> {
  const given = visits.filter(({ agentId }) => agentId !== null)
  const days = { from: ctx.today, to: ctx.today }
  const required = await findRequiredCredentials(
    ctx.tx,
    unique(given.map(({ payorId }) => payorId)),
  )
  const workers = await workersOf(ctx, unique(given.map(({ agentId }) => agentId)), {
    ...days,
    required: kindsOf(required),
  })
  const hosts = await hostsOf(ctx, unique(given.map(({ clientId }) => clientId)), days)
  const refused = new Map<P, string>()
  for (const visit of given) {
    const worker = workers.get(visit.agentId ?? '')
    const host = hosts.get(visit.clientId)
    if (!worker || !host) continue
    const [finding] = assignmentRefusals({
      zone: ctx.agency.timeZone,
      visit: { ...visit, day: visit.occurrenceDay, minutes: visit.scheduledDuration },
      client: { ...host, away: [], closed: null },
      caregiver: { ...worker, away: [], booked: [], weekMinutes: 0 },
      requiredCredentials: required.get(visit.payorId ?? '') ?? [],
      overtimeMinutes: Number.POSITIVE_INFINITY,
      allowed: null,
    })
    if (finding) refused.set(visit, finding.sentence)
  }
  return refused
}

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
]
