import { z } from 'zod'
import { id } from '../fields.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'

export const events = {
  'invite.accepted': z.object({
    invite_id: id,
    agent_id: id.nullable(),
    name: z.string(),
    created_by: id.nullable(),
  }),
} as const satisfies Events

export const jobs = {
  'identity.sweep': z.object({}),
  'identity.sweep_keys': z.object({}),
  /** The login as it was typed, sealed. */
  'identity.write_reset': z.object({ login: z.string() }),
  /** The same of a sign-in that was refused. */
  'identity.note_refused': z.object({
    login: z.string(),
    reason: z.string(),
    address: z.string(),
    request_id: z.string(),
  }),
} as const satisfies Jobs

export const topics = { account: 'accounts.read' } as const satisfies Topics

export const actions = {
  'account.signed_out': 'agent',
  'agency.entered': 'user',
  'agency.left': 'user',
  'session.switched': 'user',
  'invite.accepted': 'invite',
  'invite.created': 'invite',
  'session.started': 'user',
  'session.refused': 'user',
  'session.ended': 'user',
  'session.revoked': 'user',
  'session.others_revoked': 'user',
  'user.updated': 'user',
  'password.changed': 'user',
  'password.reset': 'user',
  'recovery_codes.renewed': 'user',
  'second_factor.started': 'user',
  'second_factor.switched_on': 'user',
  'second_factor.switched_off': 'user',
  'link.issued': 'link',
  'link.revoked': 'link',
} as const satisfies Actions
