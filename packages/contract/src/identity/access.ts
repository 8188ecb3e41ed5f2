import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { id, instant, paging } from '../fields.ts'
import { agentStatus } from './sign-in.ts'

export const accountStates = ['none', 'invited', 'active'] as const

/** A person of the agency and the state of their account. */
export const Account = z.object({
  /** Of the agent: a person has one account row in each agency. */
  id,
  user_id: id.nullable(),
  name: z.string(),
  role: z.enum(roles),
  status: agentStatus,
  username: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(accountStates),
  second_factor: z.boolean(),
  last_sign_in_at: instant.nullable(),
  /** The open invite of the person, if there is one. */
  invite: z.object({ id, expires_at: instant }).nullable(),
})
export type Account = z.infer<typeof Account>

export const listAccounts = endpoint({
  room: 'identity',
  summary: 'List accounts and invites of the agency',
  method: 'GET',
  path: '/accounts',
  permission: 'accounts.read',
  input: {
    search: z.string().trim().max(100).optional(),
    role: z.enum(roles).optional(),
    state: z.enum(accountStates).optional(),
    ...paging(30),
  },
  returns: page(Account),
})

export const endAccountSessions = endpoint({
  room: 'identity',
  summary: 'Sign a person out of this agency on all devices',
  method: 'DELETE',
  path: '/accounts/:id/sessions',
  permission: 'accounts.write',
  returns: record(z.object({ ended: z.int() })),
})

export const AgencyToEnter = z.object({ id, name: z.string(), time_zone: z.string() })

export const listAgencies = endpoint({
  room: 'identity',
  spec: 'E020',
  summary: 'List agencies the user can enter: their own, or all for a super admin',
  method: 'GET',
  path: '/agencies',
  permission: 'signed_in',
  input: { search: z.string().trim().max(100).optional(), ...paging(30) },
  returns: page(AgencyToEnter),
})
