import * as contract from '@homeward/contract/caregivers/agents'
import { verb } from '../../../plumbing/http/verb.ts'
import { findByPhone, signsInElsewhere } from './agent-store.ts'

/** Whether a phone number is free, and who in this agency has it; names from other agencies stay hidden. */
export const checkPhone = verb(contract.checkPhone, async (ctx, { phone, agent_id: but }) => {
  const other = await findByPhone(ctx.tx, phone, but ?? null)
  const elsewhere = await signsInElsewhere(ctx.tx, phone)
  return {
    phone,
    available: !other && !elsewhere,
    taken_by: other
      ? {
          id: other.id,
          name: other.name,
          status: other.status,
        }
      : null,
    used_elsewhere: elsewhere,
  }
})
