import type { shiftServices } from '@homeward/contract/care/shifts'
import { failureOf } from '@homeward/contract/failures'
import { checkServiceLines } from '@homeward/domain/care/service-lines'
import type { z } from 'zod'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { authorizedFor, servicesInUse } from '../care/door.ts'

export type Line = { service_id: string; minutes: number | null }
type Given = z.infer<typeof shiftServices>

/** The services as they are stored: one alone takes the whole visit. */
export const linesOf = (given: Given): Line[] =>
  given.map(({ id, minutes }) => ({
    service_id: id,
    minutes: given.length === 1 ? null : (minutes ?? null),
  }))

/** Refuses services that do not make up a visit of this length, or that its authorization does not cover. */
export function checkLines(
  lines: readonly Line[],
  visit: { scheduledDuration: number; authorizedIds: readonly string[] | undefined },
): void {
  const ids = lines.map(({ service_id }) => service_id)
  const checked = checkServiceLines(
    lines.map(({ service_id, minutes }) => ({ serviceId: service_id, minutes })),
    { ...visit, authorizedIds: visit.authorizedIds ?? ids },
  )
  if (checked.ok) return
  const { sentence } = failureOf(checked.failure)
  throw new Failure(checked.failure, { fields: { services: [sentence] } })
}

/** Refuses services that are archived or not the agency's. */
export async function refuseUnused({ tx }: Ctx, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ service_id }) => service_id)
  if ((await servicesInUse(tx, ids)).length === ids.length) return
  throw new Failure('invalid', { fields: { services: ['Choose active services.'] } })
}

type Planned = { client_id: string; authorization_id: string | null; scheduled_duration: number }

/** The services that planned visits get instead of theirs; each visit must be able to have them. */
export async function replacingLines(
  ctx: Ctx,
  given: Given,
  visit: Planned,
): Promise<{ lines: Line[]; authorizedIds: readonly string[] | undefined }> {
  const lines = linesOf(given)
  const { authorization_id: authorizationId, client_id: clientId } = visit
  const authorized =
    authorizationId === null ? null : await authorizedFor(ctx, { authorizationId, clientId })
  const authorizedIds = authorizationId === null ? undefined : (authorized?.serviceIds ?? [])
  checkLines(lines, { scheduledDuration: visit.scheduled_duration, authorizedIds })
  await refuseUnused(ctx, lines)
  return { lines, authorizedIds }
}

/** The services that a visit has, as they are stored. */
export const storedLines = (services: readonly { id: string; minutes: number | null }[]): Line[] =>
  services.map(({ id, minutes }) => ({ service_id: id, minutes }))

/** Whether two visits have the same services in the same order. */
export const sameLines = (one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ service_id, minutes }, at) =>
      other[at]?.service_id === service_id && other[at].minutes === minutes,
  )
