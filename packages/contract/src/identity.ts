import { capabilities } from '@homeward/domain/identity/capabilities'
import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { endpoint, page, record } from './endpoint.ts'
import { id, instant, line, paging } from './fields.ts'

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
  /** Whether the role counts as admin level, so that the office screens are open. */
  admin: z.boolean(),
  super_admin: z.boolean(),
  can_receive_calls: z.boolean(),
  direct_upload_url: z.string(),
  role: z.enum(roles).nullable(),
  capabilities: z.array(z.enum(capabilities as [string, ...string[]])),
  agents: z.array(heldAgent),
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
  permission: 'public',
  input: {
    username: z.string().trim().max(200).optional(),
    phone: z.string().trim().max(40).optional(),
    password: z.string().max(500).optional(),
    token: z.string().max(200).optional(),
    agent_id: id.optional(),
    assignment_id: id.optional(),
  },
  returns: record(SessionUser),
  fails: ['wrong_credentials', 'throttled'],
})

export const signOut = endpoint({
  room: 'identity',
  summary: 'Sign out: the session ends on the server at once',
  method: 'DELETE',
  path: '/auth',
  permission: 'signed_in',
  returns: record(z.object({})),
})

export const me = endpoint({
  room: 'identity',
  spec: 'E002',
  summary: 'The session user',
  method: 'GET',
  path: '/me',
  permission: 'signed_in',
  returns: record(SessionUser),
})

export const AuditEvent = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  record_type: z.string(),
  record_id: id,
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  request_id: z.string(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const listAuditEvents = endpoint({
  room: 'identity',
  spec: 'E258',
  summary: 'Who did what to which record',
  method: 'GET',
  path: '/audit_events',
  permission: 'audit.read',
  input: { record_type: line(40).optional(), record_id: id.optional(), ...paging(30) },
  returns: page(AuditEvent),
})
