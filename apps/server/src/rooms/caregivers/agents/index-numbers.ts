import type { Ctx } from '../../../plumbing/context.ts'
import { medicaidIndex, openField } from './private-profile.ts'
import { findUnindexed, saveIndex } from './unindexed-store.ts'

/** Indexes the Medicaid numbers that were written before they could be searched. */
export async function indexNumbers(ctx: Ctx): Promise<void> {
  for (const { agent_id, medicaid_id_sealed } of await findUnindexed(ctx.tx)) {
    const sealed = { medicaid_id_sealed, social_security_number_sealed: null }
    const number = openField(ctx, sealed, 'medicaid_id')
    if (number !== null) await saveIndex(ctx.tx, agent_id, medicaidIndex(ctx, number))
  }
}
