import type { WholeShift } from '@homeward/contract/care/shifts'
import { failureOf } from '@homeward/contract/failures'
import { checkServiceLines } from '@homeward/domain/care/service-lines'
import { Failure } from '../../plumbing/failure.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { findActivitiesInUse, servicesInUse, type ShiftLine } from './service-store.ts'
import type { ShiftRow } from './shift-store.ts'

/** One entry of shifts_attributes, with the services that its shift has then. */
type PlannedShift = { given: WholeShift; lines: readonly ShiftLine[] }

/** The services that the shifts of a plan may have; null without an authorization: all in use. */
type Authorized = readonly string[] | null

/**
 * The services of each future shift: as given, otherwise the present ones, otherwise the only authorized
 * one. Refuses services that are not authorized or given twice, minutes that do not make up the shift, and
 * activities that a service does not have.
 */
export async function planServices(
  tx: Tx,
  attributes: readonly WholeShift[],
  { known, authorizedIds }: { known: readonly ShiftRow[]; authorizedIds: Authorized },
): Promise<PlannedShift[]> {
  const before = new Map(known.map((shift) => [shift.id, shift]))
  const planned = attributes.map((given) => ({
    given,
    lines: linesOf(given, before.get(given.id ?? ''), authorizedIds),
  }))
  const allowedIds =
    authorizedIds ??
    (await servicesInUse(
      tx,
      planned.flatMap(({ lines }) => lines.map(({ service_id }) => service_id)),
    ))
  const activities = await findActivitiesInUse(
    tx,
    attributes.flatMap(({ services }) => services?.flatMap((one) => one.activity_ids ?? []) ?? []),
  )
  const unknown: Record<string, string[]> = {}
  for (const [at, { given, lines }] of planned.entries()) {
    if (given._destroy) continue
    refuseWrongLines(`shifts_attributes.${at}.services`, given, lines, allowedIds)
    for (const [line, service] of (given.services ?? []).entries()) {
      if (service.activity_ids?.every((id) => activities.get(id) === service.id) ?? true) continue
      unknown[`shifts_attributes.${at}.services.${line}.activity_ids`] = [
        'Choose active activities of this service.',
      ]
    }
  }
  if (Object.keys(unknown).length > 0) throw new Failure('invalid', { fields: unknown })
  return planned
}

function linesOf(
  { services, scheduled_duration }: WholeShift,
  before: ShiftRow | undefined,
  authorizedIds: Authorized,
): ShiftLine[] {
  if (services) {
    // A single service takes the whole shift, even if its minutes were given.
    const whole = services.length === 1 && services[0]?.minutes === scheduled_duration
    return services.map(({ id, minutes, activity_ids }) => ({
      service_id: id,
      minutes: whole ? null : (minutes ?? null),
      activity_ids: [...new Set(activity_ids)],
    }))
  }
  if (before) return before.services.map(({ id, ...line }) => ({ ...line, service_id: id }))
  const [only, ...others] = authorizedIds ?? []
  return only === undefined || others.length > 0
    ? []
    : [{ service_id: only, minutes: null, activity_ids: [] }]
}

function refuseWrongLines(
  field: string,
  given: WholeShift,
  lines: readonly ShiftLine[],
  authorizedIds: readonly string[],
): void {
  const checked = checkServiceLines(
    lines.map(({ service_id, minutes }) => ({ serviceId: service_id, minutes })),
    { scheduledDuration: given.scheduled_duration, authorizedIds },
  )
  if (checked.ok) return
  const { sentence } = failureOf(checked.failure)
  throw new Failure(checked.failure, { fields: { [field]: [sentence] } })
}
