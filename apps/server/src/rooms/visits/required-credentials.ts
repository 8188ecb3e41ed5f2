import { missingCredentials, missingInWords } from '@homeward/domain/caregivers/credentials'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { credentialsOf } from '../caregivers/door.ts'
import { findRequiredCredentials } from './required-credentials-store.ts'

/** Refuses a caregiver who lacks, on the day of the visit, a credential that its payor asks for. */
export async function refuseMissingCredentials(
  ctx: Ctx,
  agent: { id: string; name: string },
  visit: { payor_id: string | null; scheduled_date: string },
): Promise<void> {
  if (visit.payor_id === null) return
  const required = (await findRequiredCredentials(ctx.tx, [visit.payor_id])).get(visit.payor_id)
  if (!required) return
  const held = (await credentialsOf(ctx, [agent.id])).get(agent.id) ?? []
  const missing = missingCredentials(required, held, visit.scheduled_date)
  if (missing.length === 0) return
  throw new Failure('credential_missing', {
    sentence:
      `On ${formatDay(visit.scheduled_date)}, ${agent.name} does not have the credentials the payor requires: ` +
      `${missingInWords(missing)}.`,
  })
}

type Planned = { agentId: string | null; payorId: string | null; day: string }

/** Of visits that are to be made, those whose caregiver lacks a credential that the payor asks for. */
export async function lackingCredentials<P extends Planned>(
  ctx: Ctx,
  visits: readonly P[],
): Promise<Set<P>> {
  const required = await findRequiredCredentials(ctx.tx, [
    ...new Set(visits.flatMap(({ payorId }) => payorId ?? [])),
  ])
  if (required.size === 0) return new Set()
  const asked = visits.filter(({ payorId }) => payorId !== null && required.has(payorId))
  const held = await credentialsOf(ctx, [...new Set(asked.flatMap(({ agentId }) => agentId ?? []))])
  return new Set(
    asked.filter(
      ({ agentId, payorId, day }) =>
        agentId !== null &&
        missingCredentials(required.get(payorId ?? '') ?? [], held.get(agentId) ?? [], day).length >
          0,
    ),
  )
}
