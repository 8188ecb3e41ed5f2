import * as contract from '@homeward/contract/insights/work'
import { verb } from '../../plumbing/http/verb.ts'
import { expectedCharges } from '../billing/door.ts'
import { openCare } from '../visits/door.ts'

/** The money that waits for a caregiver, visit by visit. */
export const openVisitCharges = verb(contract.openVisitCharges, async (ctx, { visit_ids }) => {
  const care = await openCare(ctx.tx, { ids: visit_ids })
  const charges = await expectedCharges(ctx, care)
  return { charges: care.map(({ id }, at) => ({ id, cents: charges[at] ?? 0 })) }
})
