import type { listAgents as declaration } from '@homeward/contract/caregivers/agents'
import type { listCaregivers as caregivers } from '@homeward/contract/caregivers/caregivers'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { filterOf } from './list-filter.ts'
import { findAgents } from './list-store.ts'
import { presentRow } from './present-row.ts'

/** Everybody who works for the agency. */
export async function listAgents(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findAgents(ctx.tx, filterOf(ctx, input, [input.type]), input)
  return { data: rows.map(presentRow), meta }
}

/** The caregivers of the agency. */
export async function listCaregivers(
  ctx: Ctx,
  input: ParsedOf<typeof caregivers>,
): Promise<OutputOf<typeof caregivers>> {
  const { rows, meta } = await findAgents(ctx.tx, filterOf(ctx, input, ['Caregiver']), input)
  return { data: rows.map(presentRow), meta }
}
