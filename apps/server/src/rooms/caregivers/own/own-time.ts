import * as contract from '@homeward/contract/caregivers/own-time'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { type Route, verb } from '../../../plumbing/http/verb.ts'
import { addAbsence } from '../absences/add-absence.ts'
import { findUpcoming } from '../absences/absence-store.ts'
import { loadAvailability } from '../availability/present-availability.ts'
import { changeHours } from '../availability/replace-availability.ts'
import { askLeave, withdrawLeave } from '../leave/ask-leave.ts'
import { findOwnLeaves } from '../leave/leave-store.ts'

/** Who asks, as somebody who works for the agency. */
const ownId = ({ actor }: Ctx): string => found(actor.kind === 'person' ? actor.agentId : null)

async function ownTime(ctx: Ctx): Promise<contract.OwnTime> {
  const id = ownId(ctx)
  return {
    availability: await loadAvailability(ctx, id),
    absences: await findUpcoming(ctx.tx, id, ctx.today),
    requests: await findOwnLeaves(ctx.tx, id, ctx.today),
  }
}

const getOwnTime = verb(contract.getOwnTime, (ctx) => ownTime(ctx))

const replaceOwnHours = verb(contract.replaceOwnHours, async (ctx, input) => {
  await changeHours(ctx, { id: ownId(ctx), ...input })
  return ownTime(ctx)
})

const addOwnDaysOff = verb(contract.addOwnDaysOff, async (ctx, { reason, ...days }) => {
  await askLeave(ctx, ownId(ctx), { ...days, note: reason ?? null })
  await tellOffice(ctx, 'days_off', days)
  return ownTime(ctx)
})

const withdrawOwnDaysOff = verb(contract.withdrawOwnDaysOff, async (ctx, { id }) => {
  await withdrawLeave(ctx, ownId(ctx), id)
  return ownTime(ctx)
})

const reportSick = verb(contract.reportSick, async (ctx, { start_date, end_date = null, note }) => {
  await addAbsence(ctx, {
    agentId: ownId(ctx),
    kind: 'sick',
    startDate: start_date,
    endDate: end_date,
    note: note ?? null,
  })
  await tellOffice(ctx, 'sick', { start_date, end_date })
  return ownTime(ctx)
})

type Days = { start_date: string; end_date: string | null }

/** The office hears what somebody in the field reports of themselves. */
const tellOffice = (ctx: Ctx, what: 'sick' | 'days_off', days: Days): Promise<void> =>
  ctx.emit('caregiver.reported', {
    agent_id: ownId(ctx),
    name: ctx.actor.name,
    what,
    request_id: ctx.requestId,
    ...days,
  })

/** What people may do with their own time. */
export const ownTimeRoutes: readonly Route[] = [
  getOwnTime,
  replaceOwnHours,
  addOwnDaysOff,
  withdrawOwnDaysOff,
  reportSick,
]
