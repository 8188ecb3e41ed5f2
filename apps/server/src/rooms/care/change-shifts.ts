import type { ShiftAttributes, WholeShift } from '@homeward/contract/care/shifts'
import { failureOf } from '@homeward/contract/failures'
import { checkShifts } from '@homeward/domain/care/careplan'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { findAuthorizedServices, replaceShiftServices } from './service-store.ts'
import { planServices } from './shift-services.ts'
import {
  findActiveAgents,
  findShifts,
  insertShift,
  saveShift,
  type ShiftRow,
} from './shift-store.ts'

/**
 * Makes, changes and removes shifts of a plan as `shifts_attributes` says: an entry with an id changes what
 * it names of that shift, one with `_destroy` removes it, one without an id adds a shift. A shift that is
 * not named stays as it is. Returns the plan's shifts after the change.
 */
export async function changeShifts(
  ctx: Ctx,
  plan: { id: string; authorizationId: string | null },
  given: readonly ShiftAttributes[],
): Promise<ShiftRow[]> {
  const before = await findShifts(ctx.tx, plan.id)
  const attributes = given.map((entry) => whole(before, entry))
  await check(ctx, before, attributes)
  const planned = await planServices(ctx.tx, attributes, {
    known: before,
    authorizedIds:
      plan.authorizationId === null
        ? null
        : await findAuthorizedServices(ctx.tx, plan.authorizationId),
  })
  let number = before.at(-1)?.number ?? 0
  for (const { given, lines } of planned) {
    const { id = uuid(), _destroy, services, ...fields } = given
    const stored = before.find((shift) => shift.id === id)
    const row = {
      ...fields,
      agent_id: fields.agent_id ?? null,
      // Another rhythm counts from the start of this version.
      ...(stored && stored.recurring_rule !== fields.recurring_rule && { series_start: null }),
    }
    if (given.id) await saveShift(ctx.tx, id, _destroy ? { status: 'archived' } : row)
    else if (!_destroy) {
      number += 1
      const own = { agency_id: ctx.agency.id, id, careplan_id: plan.id }
      await insertShift(ctx.tx, { ...row, ...own, number, status: 'active' })
    }
    if (!_destroy && (services || !given.id)) {
      const { authorizationId } = plan
      await replaceShiftServices(ctx.tx, { agencyId: ctx.agency.id, id, authorizationId }, lines)
    }
  }
  return activeOf(await findShifts(ctx.tx, plan.id))
}

/** An entry with its omitted fields taken from the shift that it changes; a new one omits nothing. */
function whole(before: readonly ShiftRow[], entry: ShiftAttributes): WholeShift {
  const stored = before.find(({ id }) => id === entry.id)
  return {
    ...entry,
    scheduled_time: entry.scheduled_time ?? stored?.scheduled_time ?? '',
    scheduled_duration: entry.scheduled_duration ?? stored?.scheduled_duration ?? 0,
    recurring_rule: entry.recurring_rule ?? stored?.recurring_rule ?? '',
    agent_id: entry.agent_id === undefined ? (stored?.agent_id ?? null) : entry.agent_id,
  }
}

/** The shifts that a plan has now. */
export const activeOf = (shifts: readonly ShiftRow[]): ShiftRow[] =>
  shifts.filter((shift) => shift.status === 'active')

async function check(
  { tx }: Ctx,
  before: readonly ShiftRow[],
  attributes: readonly WholeShift[],
): Promise<void> {
  const known = new Map(activeOf(before).map((shift) => [shift.id, shift]))
  const active = await findActiveAgents(
    tx,
    attributes.flatMap(({ agent_id }) => agent_id ?? []),
  )
  const fields: Record<string, string[]> = {}
  const unreadable: Record<string, string[]> = {}
  for (const [index, shift] of attributes.entries()) {
    const at = `shifts_attributes.${index}`
    const stored = shift.id === undefined ? undefined : known.get(shift.id)
    if (shift.id && !stored) fields[`${at}.id`] = ['This shift is not part of the care plan.']
    if (shift._destroy) continue
    const agent = shift.agent_id ?? null
    if (agent !== null && agent !== stored?.agent_id && !active.has(agent)) {
      fields[`${at}.agent_id`] = ['Choose an active caregiver.']
    }
    const { recurring_rule, scheduled_duration } = shift
    const readable = checkShifts([
      { recurringRule: recurring_rule, scheduledDuration: scheduled_duration },
    ])
    if (!readable.ok) {
      unreadable[`${at}.recurring_rule`] = [failureOf(readable.failure).sentence]
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  if (Object.keys(unreadable).length > 0) {
    throw new Failure('recurrence_unreadable', { fields: unreadable })
  }
}
