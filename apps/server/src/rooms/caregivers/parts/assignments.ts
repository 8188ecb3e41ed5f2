import type { Assignment, AssignmentAttributes } from '@homeward/contract/caregivers/agent-parts'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { officesOf } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findOpenOffices, type SettledOffices } from './part-store.ts'
import { settleNested } from './nested.ts'

type Given = z.output<typeof AssignmentAttributes>
type Entry = Omit<Given, 'office_id'> & { office_id: string }

/**
 * The offices that a person joins and leaves. An entry names its office; an office that the person already
 * works for stays as it is. Only offices that are open are joined, and whoever is limited to offices limits
 * others as well.
 */
export async function settleAssignments(
  ctx: Ctx,
  current: readonly Assignment[],
  given: readonly Given[],
): Promise<SettledOffices> {
  const entries = given.map((entry) => named(current, entry))
  const known = entries.map((entry) => {
    const one = current.find(({ id, office_id }) =>
      entry.id === undefined ? office_id === entry.office_id : id === entry.id,
    )
    const limited = entry.limited ?? one?.limited ?? officesOf(ctx.actor) !== null
    return { ...entry, id: entry.id ?? one?.id, limited }
  })
  const { kept, removed } = settleNested(
    'assignments_attributes',
    current.map(({ id, office_id, limited }) => ({ id, office_id, limited })),
    known,
    ({ id = uuid(), office_id, limited }) => ({ id, office_id, limited }),
  )
  // An entry that removes an unknown assignment has no effect.
  const added = kept.filter(
    ({ id, office_id }) => !current.some((one) => one.id === id && one.office_id === office_id),
  )
  const moved = added.filter(({ id }) => current.some((one) => one.id === id))
  await refuseClosedOffices(ctx, entries, added)
  return {
    // An assignment that is given another office is another assignment.
    added: added.map((one) => (moved.includes(one) ? { ...one, id: uuid() } : one)),
    changed: kept.filter(({ id, limited }) =>
      current.some((one) => one.id === id && one.limited !== limited),
    ),
    removed: [...removed, ...moved.map(({ id }) => id)],
  }
}

/** An entry that names its assignment alone is about the office of that. */
const named = (current: readonly Assignment[], { office_id, ...entry }: Given): Entry => ({
  ...entry,
  office_id: office_id ?? current.find(({ id }) => id === entry.id)?.office_id ?? '',
})

/** The offices of a person as a list of office ids makes them. */
export const officeEntries = (
  current: readonly Assignment[],
  officeIds: readonly string[],
): Entry[] => [
  ...current
    .filter(({ office_id }) => !officeIds.includes(office_id))
    .map(({ id, office_id }) => ({ id, office_id, _destroy: true })),
  ...[...new Set(officeIds)].map((office_id) => ({ office_id })),
]

async function refuseClosedOffices(
  ctx: Ctx,
  entries: readonly Entry[],
  added: readonly { office_id: string }[],
): Promise<void> {
  const ids = added.map(({ office_id }) => office_id)
  const open = await findOpenOffices(ctx.tx, ids)
  const fields: Record<string, string[]> = {}
  for (const [at, { office_id }] of entries.entries()) {
    const field = `assignments_attributes.${at}.office_id`
    if (ids.includes(office_id) && !open.includes(office_id)) {
      fields[field] = ['Choose an active office.']
    } else if (ids.indexOf(office_id) !== ids.lastIndexOf(office_id)) {
      fields[field] = ['This office is listed twice.']
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
