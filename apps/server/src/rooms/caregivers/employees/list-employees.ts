import * as contract from '@homeward/contract/caregivers/employees'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { filterOf } from '../list/list-filter.ts'
import { findAgents } from '../list/list-store.ts'
import { presentEmployee } from './present-employee.ts'

/** Employees. Other caregivers and former employees are hidden from a caregiver. */
export const listEmployees = verb(contract.listEmployees, async (ctx, input) => {
  const filter = filterOf(ctx, input, [input.type])
  const shown =
    ownAgentOnly(ctx.actor) === null
      ? filter
      : {
          ...filter,
          types: [...filter.types, 'Agent' as const],
          statuses: [...filter.statuses, 'active' as const],
          namesOnly: true,
          socialSecurityIndex: null,
        }
  const { rows, meta } = await findAgents(ctx.tx, shown, input)
  return { data: rows.map((row) => presentEmployee(ctx, row)), meta }
})
