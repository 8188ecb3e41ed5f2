import { z } from 'zod'
import { newPassword } from './accounts.ts'
import { endpoint, record } from '../endpoint.ts'
import { email, id, instant, line } from '../fields.ts'

const inviteSubjects = ['join', 'reset_password', 'unboxing'] as const
const inviteStates = ['open', 'accepted', 'over'] as const

/** An invite as the office sees it. */
export const Invite = z.object({
  id,
  subject: z.enum(inviteSubjects),
  user_id: id.nullable(),
  agent_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(inviteStates),
  created_at: instant,
  expires_at: instant,
})
export type Invite = z.infer<typeof Invite>

/** What anyone with the address of an invite sees: enough to know that it is theirs. */
export const PublicInvite = z.object({
  id,
  subject: z.enum(inviteSubjects),
  state: z.enum(inviteStates),
  agency: z.string().nullable(),
  name: z.string(),
  /** Masked, such as r•••@example.org. */
  email: z.string(),
  /** Whether a username is required, because there is no account yet. */
  needs_username: z.boolean(),
})
export type PublicInvite = z.infer<typeof PublicInvite>

/** The fields that set up an account. */
export const unboxingFields = ['username', 'password', 'password_confirmation'] as const

const passwords = { password: newPassword, password_confirmation: z.string().max(500) }
const accepted = record(z.object({ username: z.string() }))

export const createInvite = endpoint({
  room: 'identity',
  spec: 'E010',
  summary: 'Send an invite or a password reset',
  method: 'POST',
  path: '/invites',
  permission: 'accounts.write',
  input: {
    subject: z.enum(['join', 'reset_password']),
    user_id: id.optional(),
    /** The invited person: an agent of the agency without an account. */
    agent_id: id.optional(),
    email: email.optional(),
  },
  returns: record(Invite),
  fails: ['email_missing', 'account_exists'],
  limit: 'invite',
})

export const renewInvite = endpoint({
  room: 'identity',
  spec: 'E007',
  summary: 'Resend an invite; the previous link stops working',
  method: 'POST',
  path: '/reinvite',
  permission: 'accounts.write',
  input: { invite_id: id },
  returns: record(Invite),
  fails: ['invite_over'],
  limit: 'invite',
})

export const getInvite = endpoint({
  room: 'identity',
  spec: 'E008',
  summary: 'Get an invite for the page that accepts it',
  method: 'GET',
  path: '/invites/:id',
  permission: 'public',
  returns: record(PublicInvite),
  limit: 'invite_code',
})

export const acceptInvite = endpoint({
  room: 'identity',
  spec: 'E009',
  summary: 'Accept an invite with the code from the e-mail and set a password',
  method: 'PUT',
  path: '/invites/:id',
  permission: 'public',
  input: {
    confirmation_code: line(40),
    username: line(60).optional(),
    ...passwords,
  },
  returns: accepted,
  fails: [
    'invite_over',
    'code_wrong',
    'password_weak',
    'passwords_differ',
    'username_taken',
    'wrong_credentials',
  ],
  limit: 'invite_code',
})

export const unbox = endpoint({
  room: 'identity',
  spec: 'E006',
  summary:
    'Set up an account with the token from the e-mail; the token alone returns the next step',
  method: 'POST',
  path: '/unboxings',
  permission: 'public',
  input: {
    token: line(200),
    username: line(60).optional(),
    password: newPassword.optional(),
    password_confirmation: z.string().max(500).optional(),
  },
  returns: record(
    z.object({
      /** Of the account; null while it is not set up. */
      username: z.string().nullable(),
      /** Fields that must be sent with the token; none once the account is set up. */
      needed: z.array(z.enum(unboxingFields)),
    }),
  ),
  fails: ['invite_over', 'password_weak', 'passwords_differ', 'username_taken'],
  limit: 'invite_code',
})

export const requestPasswordReset = endpoint({
  room: 'identity',
  spec: 'E011',
  summary: 'Request a password reset; the response does not reveal whether an account exists',
  method: 'POST',
  path: '/reset_password_requests',
  permission: 'public',
  /** A username, an e-mail address or a phone number. */
  input: { login: line(200) },
  returns: record(z.object({})),
  limit: 'reset',
})
