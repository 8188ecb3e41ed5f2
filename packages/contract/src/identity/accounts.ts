import { languages } from '@homeward/domain/language/languages'
import { word } from '@homeward/domain/language/sentence'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { email, id, instant, line, paging } from '../fields.ts'
import { SessionUser } from './sign-in.ts'

/** A new password; the server decides if it is too common. */
export const newPassword = z.string().min(12).max(200)

export const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()./-]{7,25}$/, word('Enter a phone number like (919) 555-0123.'))

export const updateMe = endpoint({
  room: 'identity',
  spec: 'E003',
  summary: "Update the user's name, e-mail address, phone number, language and call setting",
  method: 'PATCH',
  path: '/me',
  permission: 'signed_in',
  input: {
    name: line(120).optional(),
    email: email.nullable().optional(),
    phone: phoneNumber.nullable().optional(),
    language: z.enum(languages).optional(),
    can_receive_calls: z.boolean().optional(),
    /** Required to change the e-mail address or phone number, because their owner can reset the password. */
    current_password: z.string().max(500).optional(),
  },
  returns: record(SessionUser),
  fails: ['contact_taken', 'password_wrong'],
  limit: 'password',
})

export const changePassword = endpoint({
  room: 'identity',
  spec: 'E004',
  summary: "Change the user's password",
  method: 'PATCH',
  path: '/me/change_password',
  needsAnswer: true,
  permission: 'signed_in',
  input: {
    current_password: z.string().max(500),
    password: newPassword,
    password_confirmation: z.string().max(500),
    /** Signs out everywhere else. */
    end_other_sessions: z.boolean().default(true),
  },
  returns: record(z.object({ ended: z.int() })),
  fails: ['password_wrong', 'password_weak', 'passwords_differ'],
  limit: 'password',
})

export const startSecondFactor = endpoint({
  room: 'identity',
  summary: 'Start to set up two-step verification; returns a secret for the authenticator app',
  method: 'POST',
  path: '/second_factor',
  needsAnswer: true,
  permission: 'signed_in',
  input: { password: z.string().max(500) },
  returns: record(z.object({ secret: z.string(), uri: z.string() })),
  fails: ['password_wrong', 'second_factor_not_started'],
  limit: 'second_factor',
})

export const confirmSecondFactor = endpoint({
  room: 'identity',
  summary: 'Turn on two-step verification with a first code; returns the recovery codes once',
  method: 'PUT',
  path: '/second_factor',
  needsAnswer: true,
  permission: 'signed_in',
  input: { code: z.string().trim().max(40) },
  returns: record(z.object({ recovery_codes: z.array(z.string()) })),
  fails: ['second_factor_wrong', 'second_factor_not_started'],
  limit: 'second_factor',
})

export const renewRecoveryCodes = endpoint({
  room: 'identity',
  summary: 'Create new recovery codes; the old codes stop working',
  method: 'POST',
  path: '/second_factor/recovery_codes',
  needsAnswer: true,
  permission: 'signed_in',
  input: { password: z.string().max(500) },
  returns: record(z.object({ recovery_codes: z.array(z.string()) })),
  fails: ['password_wrong', 'second_factor_not_started'],
  limit: 'second_factor',
})

export const endSecondFactor = endpoint({
  room: 'identity',
  summary: 'Turn off two-step verification',
  method: 'PATCH',
  path: '/second_factor',
  needsAnswer: true,
  permission: 'signed_in',
  input: { enabled: z.literal(false), password: z.string().max(500) },
  returns: record(z.object({})),
  fails: ['password_wrong', 'second_factor_not_started'],
  limit: 'second_factor',
})

export const OwnSession = z.object({
  id,
  /** Browser and system in words. */
  device: z.string(),
  address: z.string().nullable(),
  agency: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  /** Whether it is the current session. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessions = endpoint({
  room: 'identity',
  summary: "List the user's sessions",
  method: 'GET',
  path: '/sessions',
  permission: 'signed_in',
  input: paging(30),
  returns: page(OwnSession),
})

export const endOwnSession = endpoint({
  room: 'identity',
  summary: 'Sign out one device',
  method: 'DELETE',
  path: '/sessions/:id',
  needsAnswer: true,
  permission: 'signed_in',
  returns: record(z.object({})),
})

export const endOtherSessions = endpoint({
  room: 'identity',
  summary: 'Sign out all other devices',
  method: 'DELETE',
  path: '/sessions',
  needsAnswer: true,
  permission: 'signed_in',
  returns: record(z.object({ ended: z.int() })),
})
