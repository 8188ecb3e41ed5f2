import * as contract from '@homeward/contract/identity/audit'
import { verb } from '../../plumbing/http/verb.ts'
import { findChainState } from './audit-store.ts'

/** How far the trail is sealed. What was refused by the sealer keeps waiting, and shows here. */
export const getAuditChain = verb(contract.getAuditChain, async ({ tx }) => {
  const { last, waiting } = await findChainState(tx)
  return { sealed: last?.position ?? 0, waiting, last_sealed_at: last?.sealed_at ?? null }
})
