import type { CredentialDates } from '@homeward/domain/caregivers/credentials'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { Ctx } from '../../plumbing/context.ts'
import { findDatesOf } from './credentials/credential-store.ts'

export { addAgent } from './agents/create-agent.ts'
export { agentVersion, likelyAgents } from './agents/likely-store.ts'
export { removeAgent } from './agents/remove-agent.ts'
export { expiringCredentials } from './credentials/expiring-credentials.ts'
export { updateAgent } from './agents/update-agent.ts'

/** The parts of a credential that decide on an assignment. */
type HeldCredential = CredentialDates & { kind: CredentialKind }

/** People's credentials, valid or not, by the person's ID; one query for any number of people. */
export async function credentialsOf(
  ctx: Ctx,
  agentIds: readonly string[],
): Promise<Map<string, HeldCredential[]>> {
  return Map.groupBy(await findDatesOf(ctx.tx, agentIds), ({ agent_id }) => agent_id)
}
