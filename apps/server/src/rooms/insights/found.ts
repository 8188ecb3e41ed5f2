import type { Found } from '@homeward/contract/insights/search'
import { type ClaimStatus, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { type AgentStatus, agentStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { type ClientStatus, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import { type Role, roleLabels } from '@homeward/domain/identity/roles'
import { type VisitStatus, visitStatusLabels } from '@homeward/domain/visits/vocabulary'

type Named = { id: string; name: string }

/** What tells a record from its namesakes, in one line. */
const hint = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ')

export const foundClient = (
  client: Named & { nickname: string | null; birthdate: string | null; status: ClientStatus },
): Found => ({
  kind: 'client',
  id: client.id,
  title: client.name,
  hint: hint(
    client.nickname === null ? null : `“${client.nickname}”`,
    client.birthdate === null ? null : `Born ${formatDay(client.birthdate)}`,
    clientStatusLabels[client.status],
  ),
})

export const foundAgent = (agent: Named & { role: Role; status: AgentStatus }): Found => ({
  kind: 'agent',
  id: agent.id,
  title: agent.name,
  hint: hint(roleLabels[agent.role], agentStatusLabels[agent.status]),
})

export const foundVisit = (
  visit: Named & { starts_at: string; status: VisitStatus; agent_name: string | null },
  zone: string,
): Found => ({
  kind: 'visit',
  id: visit.id,
  title: visit.name,
  hint: hint(
    formatDateTime(visit.starts_at, zone),
    visit.agent_name ?? 'Unassigned',
    visitStatusLabels[visit.status],
  ),
})

export const foundClaim = (
  claim: Named & { number: string; status: ClaimStatus; start_date: string },
): Found => ({
  kind: 'claim',
  id: claim.id,
  title: claim.number,
  hint: hint(claim.name, formatDay(claim.start_date), claimStatusLabels[claim.status]),
})
