import { transmissionStatuses } from '@homeward/domain/billing/transmissions'
import { dailyStatuses } from '@homeward/domain/billing/daily-status'
import { omissions } from '@homeward/domain/billing/invoices'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { cents, day, id, instant, minutes, paging, sort } from '../fields.ts'
import { ClaimRow } from './claim-shape.ts'

const party = z.object({ id, name: z.string() })

/** What the claims of an invoice come to; those that are void or unbillable are left out. */
const sums = {
  /** What is charged, claims that were not sent yet included. */
  total_charge: cents,
  /** What of it no payor was sent yet: no one owes it. */
  unsent_cents: cents,
  /** From here on as the journal has it. */
  charged_cents: cents,
  paid_cents: cents,
  adjusted_cents: cents,
  patient_cents: cents,
  denied_cents: cents,
  owed_cents: cents,
}

export const InvoiceRow = z.object({
  id,
  number: z.string(),
  /** The Monday of its week. */
  date: day,
  /** The Sunday. */
  end_date: day,
  client: party,
  payors: z.array(party),
  claims_count: z.int(),
  billed_minutes: minutes,
  /** Its claims rolled up, as the claims dashboard does for a day. */
  status: z.enum(dailyStatuses),
  /** How many of its claims stand where. */
  statuses: z.array(z.object({ status: z.enum(claimStatuses), claims: z.int() })),
  /** When a claim of it was last handed over. */
  transmitted_at: instant.nullable(),
  ...sums,
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

/** Care of the week that is on no claim, and why. */
export const OmittedVisit = z.object({
  visit: z.object({ id, scheduled_date: day, starts_at: instant, ends_at: instant }),
  services: z.array(z.string()),
  agent: z.string().nullable(),
  because: z.enum(omissions),
  sentence: z.string(),
})
export type OmittedVisit = z.infer<typeof OmittedVisit>

const InvoiceClaim = ClaimRow.extend({
  /** Whether a payor was sent it; no one owes it before. */
  sent: z.boolean(),
})

export const Invoice = InvoiceRow.extend({
  claims: z.array(InvoiceClaim),
  /** Care of the week that is not on it. */
  omitted: z.array(OmittedVisit),
  transmissions: z.array(
    z.object({
      id,
      interchange_control: z.string(),
      status: z.enum(transmissionStatuses),
      created_at: instant,
      payor: party,
    }),
  ),
  /** Who bills, for the head of the print. */
  agency: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    npi: z.string().nullable(),
  }),
  client_address: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

export const listInvoices = endpoint({
  room: 'billing',
  spec: 'E208',
  summary: 'List invoices, one per client and week, 20 per page, newest week first',
  method: 'GET',
  path: '/invoices',
  look: 'claim',
  permission: 'claims.read',
  input: {
    /** Weeks that begin in these days. */
    by_date: z.strictObject({ start_date: day, end_date: day }).optional(),
    /** Invoices with a claim in this status. */
    claim_status: z.enum(claimStatuses).optional(),
    payor_id: id.optional(),
    client_id: id.optional(),
    /** Only those of which a payor still owes something. */
    owing: z.stringbool().optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    /** The client's name or the number. */
    search: z.string().trim().max(100).optional(),
    sort: sort(['date', 'number'], '-date'),
    ...paging(20),
  },
  returns: page(InvoiceRow),
  fails: ['date_order'],
})

export const getInvoice = endpoint({
  room: 'billing',
  spec: 'E209',
  summary: 'Get an invoice with its claims, its files, and the care that is not on it',
  method: 'GET',
  path: '/invoices/:id',
  permission: 'claims.read',
  returns: record(Invoice),
})
