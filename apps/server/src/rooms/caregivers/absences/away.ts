import { caregiverAbsenceKindLabels as labels } from '@homeward/domain/caregivers/absences'
import { addDays, instantOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { findAbsences } from './absence-store.ts'

/** When somebody is away, and why in a few words. */
export type Away = { startsAt: string; endsAt: string | null; why: string }

/** When people are away on some days, both included, by the person's ID. */
export async function awayOn(
  { tx, agency }: Ctx,
  ids: readonly string[],
  days: { from: string; to: string },
): Promise<Map<string, Away[]>> {
  if (ids.length === 0) return new Map()
  const absences = await findAbsences(tx, {
    ids,
    from: instantOf(days.from, '00:00', agency.timeZone).toISOString(),
    to: instantOf(addDays(days.to, 1), '00:00', agency.timeZone).toISOString(),
  })
  const away = new Map<string, Away[]>()
  for (const { agent_id: id, kind, starts_at: startsAt, ends_at: endsAt } of absences) {
    away.set(id, [...(away.get(id) ?? []), { startsAt, endsAt, why: labels[kind] }])
  }
  return away
}
