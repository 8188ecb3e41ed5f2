import type { AbsenceReason, CaregiverAbsenceKind } from '@homeward/domain/caregivers/absences'
import { absenceSpan } from '@homeward/domain/time/absence'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { holdAgent, insertAbsence } from './absence-store.ts'
import { followedUp } from './followed-up.ts'

type Absent = {
  agentId: string
  kind: CaregiverAbsenceKind
  startDate: string
  endDate: string | null
  note: string | null
  /** What lies behind a call-out. */
  reason?: AbsenceReason | undefined
}

/** Notes that a caregiver is away for whole days; the visits room follows. Returns the absence's ID. */
export async function addAbsence(ctx: Ctx, absent: Absent): Promise<string> {
  const { agentId, kind, startDate, endDate, note } = absent
  found(await holdAgent(ctx.tx, agentId))
  const days = { startDate, startTime: null, endDate, endTime: null }
  const span = unwrap(absenceSpan(days, ctx.agency.timeZone))
  const id = uuid()
  const absence = {
    agent_id: agentId,
    kind,
    start_date: startDate,
    end_date: endDate,
    note,
    ...followedUp(kind, { reason: absent.reason }),
  }
  await insertAbsence(ctx.tx, {
    ...absence,
    agency_id: ctx.agency.id,
    id,
    starts_at: span.startsAt.toISOString(),
    ends_at: span.endsAt?.toISOString() ?? null,
  })
  await ctx.changed({ action: 'agent_absence.created', type: 'agent_absence', id, after: absence })
  await ctx.emit('agent.absence_changed', { absence_id: id })
  return id
}
