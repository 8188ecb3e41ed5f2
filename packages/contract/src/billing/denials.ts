import { followUpActions, resolutionStatuses } from '@homeward/domain/billing/follow-up'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, line, paging, sort } from '../fields.ts'
import { NextPayor } from './claim-shape.ts'

const named = z.object({ id, name: z.string() })
const reason = z.object({ code: z.string(), words: z.string() })

/** A claim of which a payor refused something, or paid less than its contract says. */
export const DenialRow = z.object({
  /** Of the claim. */
  id,
  number: z.string(),
  client: named,
  payor: named,
  service: z.object({ id, label: z.string() }),
  start_date: day,
  status: z.enum(claimStatuses),
  charge_cents: cents,
  denied_cents: cents,
  /** What the payor took off the contracted rate. */
  underpaid_cents: cents,
  denied_on: day.nullable(),
  age_days: z.int(),
  reasons: z.array(reason.extend({ group: z.string(), amount_cents: cents })),
  remarks: z.array(reason),
  /** How refusals like this are prevented. */
  hint: z.string().nullable(),
  /** Who comes after the payor, and what may be billed there now. */
  next_payor: NextPayor.nullable(),
  abilities,
  owner: named.nullable(),
  follow_up_action: z.enum(followUpActions).nullable(),
  follow_up_on: day.nullable(),
  resolution_status: z.enum(resolutionStatuses).nullable(),
  deadline: z
    .object({ kind: z.enum(['timely_filing', 'first_appeal', 'second_appeal']), date: day })
    .nullable(),
})
export type DenialRow = z.infer<typeof DenialRow>

export const denialKinds = ['denied', 'underpaid', 'write_off', 'refund'] as const

export const listDenials = endpoint({
  room: 'billing',
  summary:
    'List claims that a payor refused or underpaid, or whose write-off or refund waits, the oldest refusal first',
  method: 'GET',
  path: '/denials',
  look: 'claim',
  permission: 'claims.read',
  input: {
    kind: z.enum(denialKinds).default('denied'),
    payor_id: id.optional(),
    service_id: id.optional(),
    owner: z.enum(['me', 'none']).optional(),
    follow_up_action: z.enum(followUpActions).optional(),
    /** Reason (CARC) of the refusal. */
    code: line(10).optional(),
    search: line(100).optional(),
    sort: sort(['denied_on', 'denied_cents', 'start_date'], 'denied_on'),
    ...paging(20),
  },
  returns: page(DenialRow),
})

export const summarizeDenials = endpoint({
  room: 'billing',
  summary: 'Sum what payors refused by reason, payor or service, with hints for prevention',
  method: 'GET',
  path: '/denials_summary',
  look: 'claim',
  permission: 'claims.read',
  input: { by: z.enum(['reason', 'payor', 'service']).default('reason') },
  returns: record(
    z.object({
      rows: z
        .array(
          z.object({
            key: z.string(),
            label: z.string(),
            claims: z.int(),
            denied_cents: cents,
            /** Where these come from by the agency's own claims, and how they are prevented. */
            hint: z.string().nullable(),
          }),
        )
        .max(50),
    }),
  ),
})

export const downloadAppeal = endpoint({
  room: 'billing',
  summary: 'Get a letter to the payor that appeals the refusal of a claim, as a PDF',
  method: 'GET',
  path: '/claims/:id/appeal_letter',
  permission: 'claims.write',
  returns: file('application/pdf'),
  fails: ['status_not_allowed'],
})
