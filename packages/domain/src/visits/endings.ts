import { fail, ok, type Result } from '../result.ts'
import { type Instant, millis } from '../time/zone.ts'
import { type EditFacts, isEditable } from './editable.ts'
import { reschedule, type VisitState } from './transitions.ts'

/** Who canceled a visit. */
export const cancelers = ['client', 'caregiver', 'agency'] as const
export type Canceler = (typeof cancelers)[number]
export const cancelerLabels: Record<Canceler, string> = {
  client: 'Client or family',
  caregiver: 'Caregiver',
  agency: 'Agency',
}

/**
 * available or scheduled -> canceled, as a missed visit: nobody came. Only a visit that should have begun can
 * be missed; the reason 'other' needs a note.
 */
export const miss = (
  visit: VisitState & { startsAt: Instant },
  { reason, note }: { reason: string; note: string | null },
  now: Instant,
): Result<
  { status: 'canceled' },
  'visit_started' | 'status_not_allowed' | 'visit_not_due' | 'missed_note_needed'
> => {
  const waits = reschedule(visit)
  if (!waits.ok) return waits
  if (millis(visit.startsAt) > millis(now)) return fail('visit_not_due')
  return reason === 'other' && !note?.trim()
    ? fail('missed_note_needed')
    : ok({ status: 'canceled' })
}

/**
 * canceled or archived -> as it was: a visit that was worked is rejected again, others wait for their
 * caregiver, or for one.
 */
export const restore = (
  visit: VisitState,
  agentId: string | null,
): Result<{ status: 'rejected' | 'scheduled' | 'available' }, 'status_not_allowed'> => {
  if (visit.status !== 'canceled' && visit.status !== 'archived') return fail('status_not_allowed')
  if (visit.checkInAt !== null) return ok({ status: 'rejected' })
  return ok({ status: agentId === null ? 'available' : 'scheduled' })
}

/** canceled or rejected -> archived: out of the lists of every day. */
export const archive = ({
  status,
}: Pick<VisitState, 'status'>): Result<{ status: 'archived' }, 'status_not_allowed'> =>
  status === 'canceled' || status === 'rejected'
    ? ok({ status: 'archived' })
    : fail('status_not_allowed')

/** approved or rejected -> completed, as long as no claim of it is with the payor. */
export const reopen = (
  visit: EditFacts,
): Result<{ status: 'completed' }, 'status_not_allowed' | 'visit_not_editable'> => {
  if (visit.status !== 'approved' && visit.status !== 'rejected') return fail('status_not_allowed')
  return isEditable(visit) ? ok({ status: 'completed' }) : fail('visit_not_editable')
}
