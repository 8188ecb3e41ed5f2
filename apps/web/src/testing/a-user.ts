import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { capabilitiesOf } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'
import { writeSessionCookies } from '../plumbing/session/cookies.ts'
import { setUser } from '../plumbing/session/session.ts'

type Wishes = Partial<SessionUser> & { role?: Role; status?: 'active' | 'inactive' }

const uuid = (digit: string): string => `0190000${digit}-0000-7000-8000-000000000000`

/** A session user: an owner of an agency in New York unless something else is wished. */
export const aUser = ({
  role = 'owner',
  status = 'active',
  ...wishes
}: Wishes = {}): SessionUser => ({
  id: uuid('1'),
  token: 'token-1',
  agency_id: uuid('2'),
  agent_id: uuid('3'),
  assignment_id: uuid('4'),
  username: role,
  email: null,
  name: 'Pat Doe',
  phone: null,
  language: null,
  admin: !isCaregiverRole(role),
  super_admin: false,
  can_receive_calls: false,
  direct_upload_url: '/api/v1/direct_uploads',
  role,
  capabilities: capabilitiesOf(role),
  agency: { id: uuid('2'), name: 'Pine Home Care', time_zone: 'America/New_York' },
  second_factor: { enabled: false, required: false },
  idle_timeout: 30,
  agents: [
    {
      id: uuid('3'),
      agency: { id: uuid('2'), name: 'Pine Home Care', time_zone: 'America/New_York' },
      role,
      status,
      assignments: [{ id: uuid('4'), office_id: uuid('5'), office_name: 'Raleigh' }],
    },
  ],
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  ...wishes,
})

/** Puts a session on the device, as after signing in. */
export const signedIn = (user: SessionUser = aUser()): SessionUser => {
  const { token, agent_id, assignment_id, expires_at } = user
  writeSessionCookies({ access_token: token, agent_id, assignment_id }, expires_at)
  setUser(user)
  return user
}

/** Somebody who works for two offices and has chosen Raleigh; the other one is Durham. */
export const aUserOfTwoOffices = (): SessionUser => {
  const user = aUser()
  const durham = { id: uuid('6'), office_id: uuid('7'), office_name: 'Durham' }
  return {
    ...user,
    agents: user.agents.map((agent) => ({ ...agent, assignments: [...agent.assignments, durham] })),
  }
}
