import { capabilities, type Capability } from '@homeward/domain/identity/capabilities'
import { languages } from '@homeward/domain/language/languages'
import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

export const agentStatus = z.enum(['active', 'inactive', 'do-not-hire'])

const heldAgent = z.object({
  id,
  agency: z.object({ id, name: z.string(), time_zone: z.string() }),
  role: z.enum(roles),
  status: agentStatus,
  assignments: z.array(z.object({ id, office_id: id, office_name: z.string() })),
})

export const SessionUser = z.object({
  id,
  token: z.string(),
  agency_id: id.nullable(),
  agent_id: id.nullable(),
  assignment_id: id.nullable(),
  username: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  /** In which the person reads the screens and is written to; null before they signed in once. */
  language: z.enum(languages).nullable(),
  /** Whether the role counts as admin level, so that the office screens are open. */
  admin: z.boolean(),
  super_admin: z.boolean(),
  can_receive_calls: z.boolean(),
  direct_upload_url: z.string(),
  role: z.enum(roles).nullable(),
  capabilities: z.array(z.enum(capabilities as [Capability, ...Capability[]])),
  agents: z.array(heldAgent),
  /** The agency that was entered; null before one is. */
  agency: z.object({ id, name: z.string(), time_zone: z.string() }).nullable(),
  second_factor: z.object({ enabled: z.boolean(), required: z.boolean() }),
  /** Minutes without a request after which the session ends. */
  idle_timeout: z.int(),
  /** When the session ends at the latest, whatever happens. */
  expires_at: instant,
})
export type SessionUser = z.infer<typeof SessionUser>

export const signIn = endpoint({
  room: 'identity',
  spec: 'E001',
  summary: 'Sign in with username or phone and password, or switch agent and office with a token',
  method: 'POST',
  path: '/auth',
  needsAnswer: true,
  permission: 'public',
  input: {
    username: z.string().trim().max(200).optional(),
    phone: z.string().trim().max(40).optional(),
    password: z.string().max(500).optional(),
    /** Of the authenticator app, or a recovery code; required if two-step verification is set up. */
    code: z.string().trim().max(40).optional(),
    /** As chosen on the sign-in page; kept for the person. */
    language: z.enum(languages).optional(),
    token: z.string().max(200).optional(),
    agent_id: id.optional(),
    assignment_id: id.optional(),
    /** Enters an agency in which the person has no agent; null leaves it. For super admins only. */
    agency_id: id.nullable().optional(),
  },
  returns: record(SessionUser),
  fails: ['wrong_credentials', 'second_factor_needed', 'second_factor_wrong', 'throttled'],
  limit: 'sign_in',
})

export const signOut = endpoint({
  room: 'identity',
  summary: 'Sign out; the session ends immediately',
  method: 'DELETE',
  path: '/auth',
  needsAnswer: true,
  permission: 'signed_in',
  returns: record(z.object({})),
})

export const me = endpoint({
  room: 'identity',
  spec: 'E002',
  summary: 'Get the session user',
  method: 'GET',
  path: '/me',
  permission: 'signed_in',
  returns: record(SessionUser),
})
