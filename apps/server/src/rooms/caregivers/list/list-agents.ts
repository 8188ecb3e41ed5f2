import * as agentsContract from '@homeward/contract/caregivers/agents'
import * as caregiversContract from '@homeward/contract/caregivers/caregivers'
import { verb } from '../../../plumbing/http/verb.ts'
import { filterOf } from './list-filter.ts'
import { findAgents } from './list-store.ts'
import { presentRow } from './present-row.ts'

/** Everyone who works for the agency. */
export const listAgents = verb(agentsContract.listAgents, async (ctx, input) => {
  const { rows, meta } = await findAgents(ctx.tx, filterOf(ctx, input, [input.type]), input)
  return { data: rows.map(presentRow), meta }
})

/** The caregivers of the agency. */
export const listCaregivers = verb(caregiversContract.listCaregivers, async (ctx, input) => {
  const { rows, meta } = await findAgents(ctx.tx, filterOf(ctx, input, ['Caregiver']), input)
  return { data: rows.map(presentRow), meta }
})
