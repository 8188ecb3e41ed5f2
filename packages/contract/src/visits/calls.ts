import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { webhook } from '../webhook.ts'

/** Where a phone service reports calls; the web app shows it. */
export const visitCallPath = '/webhooks/:agency/:account/visit_call'

/** Each step of a call, from the first ring on, as Twilio reports it. */
export const visitCall = webhook({
  room: 'visits',
  summary: 'A caregiver calls from the client’s telephone to check in or out',
  path: visitCallPath,
  takes: 'form',
  answers: 'xml',
  signature: 'twilio',
  delivery: { header: 'i-twilio-idempotency-token' },
  input: {
    CallSid: z.string().min(1).max(64),
    From: z.string().max(80).default(''),
    /** What was typed since the last answer. */
    Digits: z.string().max(100).default(''),
  },
  bodyLimit: 16 * 1024,
})

const shared = { room: 'visits', permission: 'caregivers.write' } as const

export const getPhonePin = endpoint({
  ...shared,
  permission: 'caregivers.read',
  summary: 'Get whether a caregiver has a phone PIN',
  method: 'GET',
  path: '/agents/:id/phone_pin',
  returns: record(z.object({ id, set_at: instant.nullable() })),
})

export const setPhonePin = endpoint({
  ...shared,
  summary: 'Give a caregiver a new phone PIN; only this answer has it',
  method: 'POST',
  path: '/agents/:id/phone_pin',
  needsAnswer: true,
  answersSecret: true,
  returns: record(z.object({ id, set_at: instant, pin: z.string() })),
})

export const removePhonePin = endpoint({
  ...shared,
  summary: 'Remove the phone PIN of a caregiver',
  method: 'DELETE',
  path: '/agents/:id/phone_pin',
  returns: record(z.object({ id, set_at: instant.nullable() })),
})
