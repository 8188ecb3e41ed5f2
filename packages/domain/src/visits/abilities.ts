import { type Holder, holds } from '../identity/abilities.ts'
import { type EditFacts, isEditable } from './editable.ts'

/**
 * What may be done with a visit. A caregiver records their own visits only: `agentId` of the holder
 * is set for field roles and null for the office.
 */
export const visitAbilities = (
  holder: Holder & { agentId: string | null },
  visit: EditFacts & {
    agentId: string | null
    signed: boolean
    /** Whether the agency does without the client's signature. */
    waived: boolean
    /** Whether it should have begun by now. */
    due: boolean
  },
): Record<string, boolean> => {
  const { status } = visit
  const waiting = status === 'scheduled' || status === 'available'
  const schedules = holds(holder, 'visits.schedule')
  const reviews = holds(holder, 'visits.review')
  const own = holder.agentId === null || holder.agentId === visit.agentId
  const records = holds(holder, 'visits.capture') && own
  const recording = status === 'in_progress' || status === 'completed'
  return {
    edit: schedules && isEditable(visit),
    assign: schedules && waiting,
    reschedule: schedules && waiting,
    cancel: schedules && waiting,
    miss: schedules && waiting && visit.due,
    restore: schedules && (status === 'canceled' || status === 'archived'),
    archive: schedules && (status === 'canceled' || status === 'rejected'),
    check_in: records && status === 'scheduled' && visit.agentId !== null,
    check_out: records && status === 'in_progress',
    answer: records && recording,
    sign: !visit.signed && ((records && recording) || (reviews && status === 'approved')),
    waive: reviews && !visit.signed && !visit.waived && (recording || status === 'approved'),
    approve: reviews && (status === 'completed' || status === 'rejected'),
    reject: reviews && status === 'completed',
    correct: reviews && status === 'approved',
    reopen: reviews && (status === 'approved' || status === 'rejected') && isEditable(visit),
  }
}
