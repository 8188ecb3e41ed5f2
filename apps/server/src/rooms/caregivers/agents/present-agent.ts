import { auditedPrivateProfile, presentPrivateProfile } from './private-profile.ts'
import type { Agent } from '@homeward/contract/caregivers/agents'
import { agentAbilities } from '@homeward/domain/caregivers/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import type { Ctx } from '../../../plumbing/context.ts'
import type { AgentProfile } from './agent-store.ts'
import { findRelated } from './related-store.ts'
import { findCredentialSummary } from '../list/credential-summary-store.ts'
import { giverOf } from './employment-status.ts'

/** A person's profile as it is answered. */
export async function presentAgent(ctx: Ctx, agent: AgentProfile): Promise<Agent> {
  const today = ctx.today
  const addresses = agent.addresses.map((address) => ({
    ...address,
    // Letters to those who work for the agency go to the primary one.
    mailing_address: false,
    agency_id: agent.agency_id,
    status: 'active' as const,
  }))
  const around = await findRelated(ctx.tx, agent.id)
  return {
    id: agent.id,
    first_name: agent.first_name,
    last_name: agent.last_name,
    name: agent.name,
    type: agent.type,
    role: agent.role,
    status: agent.status,
    phone: agent.phone,
    email: agent.email,
    npi: agent.npi,
    provider_number: agent.provider_number,
    provider_numbers: agent.provider_numbers.map(({ id, payor_id, payor_name, number }) => ({
      id,
      payor: { id: payor_id, name: payor_name },
      number,
    })),
    taxonomy_code: agent.taxonomy_code,
    hire_date: agent.hire_date,
    user: agent.user,
    offices: agent.assignments.map((one) => ({ id: one.office_id, name: one.office_name })),
    assignments: agent.assignments,
    credentials: await findCredentialSummary(ctx.tx, agent.id, today),
    private_profile: presentPrivateProfile(ctx, agent),
    addresses,
    current_address: addresses.find(({ primary }) => primary) ?? null,
    emergency_contacts: agent.emergency_contacts,
    background_checks: [],
    background_searches: [],
    comments: around.comments.map((comment) => ({
      ...comment,
      created_at: new Date(comment.created_at).toISOString(),
    })),
    comments_count: around.comments_count ?? 0,
    alerts_count: around.alerts_count ?? 0,
    created_at: agent.created_at,
    lock_version: agent.lock_version,
    abilities: abilitiesOf(ctx, agent),
  }
}

/** What the actor may do with a person. */
export const abilitiesOf = (
  ctx: Ctx,
  agent: Pick<AgentProfile, 'id' | 'role' | 'status'>,
): Record<string, boolean> =>
  agentAbilities({ capabilities: capabilities.filter((one) => ctx.may(one)) }, giverOf(ctx), agent)

/** What an audit event compares. */
export const auditedAgent = (ctx: Ctx, agent: AgentProfile) => ({
  first_name: agent.first_name,
  last_name: agent.last_name,
  type: agent.type,
  role: agent.role,
  status: agent.status,
  phone: agent.phone,
  email: agent.email,
  npi: agent.npi,
  provider_number: agent.provider_number,
  provider_numbers: agent.provider_numbers.map(
    ({ payor_name, number }) => `${payor_name}: ${number}`,
  ),
  taxonomy_code: agent.taxonomy_code,
  offices: agent.assignments.map(({ office_name }) => office_name),
  addresses: agent.addresses,
  emergency_contacts: agent.emergency_contacts,
  ...auditedPrivateProfile(ctx, agent),
})
