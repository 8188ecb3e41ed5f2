import { type Agent, createAgent, getAgent } from '@homeward/contract/caregivers/agents'
import { addAvailabilityException } from '@homeward/contract/caregivers/availability'
import { createCredential, type Credential } from '@homeward/contract/caregivers/credentials'
import type { InputOf } from '@homeward/contract/endpoint'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

type AgentInput = InputOf<typeof createAgent>
type CredentialInput = InputOf<typeof createCredential>

/** An active caregiver of the main office, whom the owner adds. */
export const anAgent = (
  app: TestServer,
  world: World,
  overrides: Partial<AgentInput> = {},
): Promise<Agent> =>
  call(app, world.owner, createAgent, {
    first_name: 'Ruth',
    last_name: 'Alvarez',
    role: 'cna',
    assignments_attributes: [{ office_id: world.officeId }],
    ...overrides,
  })

/** A CPR certificate of somebody, good for a year. */
export const aCredential = (
  app: TestServer,
  world: World,
  agentId: string,
  overrides: Partial<CredentialInput> = {},
): Promise<Credential> =>
  call(app, world.owner, createCredential, {
    id: agentId,
    kind: 'cpr',
    issued_on: '2026-06-01',
    expires_on: '2027-06-01',
    ...overrides,
  })

/** A person's profile as the owner sees it. */
export const profileOf = (app: TestServer, world: World, id: string): Promise<Agent> =>
  call(app, world.owner, getAgent, { id })

/** A week off of somebody; answers its id. */
export async function anException(app: TestServer, world: World, agentId: string): Promise<string> {
  const { exceptions } = await call(app, world.owner, addAvailabilityException, {
    id: agentId,
    start_date: '2026-12-01',
    end_date: '2026-12-07',
  })
  return exceptions.at(-1)?.id ?? ''
}
