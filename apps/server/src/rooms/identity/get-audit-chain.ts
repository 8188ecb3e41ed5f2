import type { getAuditChain as declaration } from '@homeward/contract/identity/audit'
import type { OutputOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findChainState } from './audit-store.ts'

/** How far the trail is sealed. What was refused by the sealer keeps waiting, and shows here. */
export async function getAuditChain({ tx }: Ctx): Promise<OutputOf<typeof declaration>> {
  const { last, waiting } = await findChainState(tx)
  return { sealed: last?.position ?? 0, waiting, last_sealed_at: last?.sealed_at ?? null }
}
