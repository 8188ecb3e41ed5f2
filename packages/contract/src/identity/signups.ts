import { word } from '@homeward/domain/language/sentence'
import { z } from 'zod'
import { phoneNumber } from './accounts.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { email, id, instant, line, paging, text } from '../fields.ts'

export const signupStatuses = ['pending', 'approved', 'rejected'] as const

export const SignupRequest = z.object({
  id,
  agency_name: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.string().nullable(),
  note: z.string(),
  status: z.enum(signupStatuses),
  /** The text that was sent with a rejection. */
  reason: z.string(),
  created_at: instant,
  decided_at: instant.nullable(),
  agency_id: id.nullable(),
})
export type SignupRequest = z.infer<typeof SignupRequest>

export const requestSignup = endpoint({
  room: 'identity',
  spec: 'E005',
  summary: 'Request access for a new agency',
  method: 'POST',
  path: '/signup_requests',
  permission: 'public',
  input: {
    agency_name: line(120),
    name: line(120),
    email: email,
    phone: phoneNumber.nullable().optional(),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, word('Enter the two-letter state code.'))
      .nullable()
      .optional(),
    note: text(1000).default(''),
  },
  returns: record(z.object({})),
  limit: 'signup',
})

export const listSignupRequests = endpoint({
  room: 'identity',
  summary: 'List signup requests',
  method: 'GET',
  path: '/signup_requests',
  permission: 'signup_requests.decide',
  input: { status: z.enum([...signupStatuses, 'all']).default('pending'), ...paging(30) },
  returns: page(SignupRequest),
})

export const decideSignupRequest = endpoint({
  room: 'identity',
  summary:
    'Approve a signup request and create the agency, or reject it; the requester gets an e-mail',
  method: 'PATCH',
  path: '/signup_requests/:id',
  permission: 'signup_requests.decide',
  input: {
    status: z.enum(['approved', 'rejected']),
    /** With a rejection: the text of the e-mail to the applicant. */
    reason: text(1000).default(''),
  },
  returns: record(SignupRequest),
  fails: ['signup_decided', 'contact_taken'],
})

export const mailStates = ['waiting', 'kept', 'sent', 'failed'] as const

export const Mail = z.object({
  id,
  to_address: z.string(),
  subject: z.string(),
  /** Null once it was sent, because it may have a code. */
  body: z.string().nullable(),
  state: z.enum(mailStates),
  error: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
})
export type Mail = z.infer<typeof Mail>

export const listMails = endpoint({
  room: 'identity',
  summary: 'List sent mail and mail that waits for a mail server',
  method: 'GET',
  path: '/mails',
  permission: 'mails.read',
  input: {
    state: z.enum([...mailStates, 'all']).default('all'),
    search: z.string().trim().max(100).optional(),
    ...paging(30),
  },
  returns: page(Mail),
})
