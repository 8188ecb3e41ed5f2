import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { payerOrders } from '@homeward/domain/agency/payer-order'
import { memberNumbers } from '@homeward/domain/clients/payors'
import { addDays } from '@homeward/domain/time/zone'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { plainRecord } from '../plain-record.ts'

const party = z.object({ id, name: z.string() })

/** Who pays for a client, in which order, and what the client pays of it. */
const ClientPayor = z.object({
  id,
  client: party,
  payor: party,
  payer_order: z.enum(payerOrders),
  /** Which number of the client is the member ID there. */
  member_number: z.enum(memberNumbers),
  group_number: z.string().nullable(),
  /** Null: from the beginning. */
  start_date: day.nullable(),
  /** Null: without an end. */
  end_date: day.nullable(),
  /** The client's own share of a month. */
  patient_pay_cents: cents.nullable(),
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})
export type ClientPayor = z.infer<typeof ClientPayor>

const fields = {
  payor_id: id,
  payer_order: z.enum(payerOrders),
  member_number: z.enum(memberNumbers),
  /** As claim files hold it. */
  group_number: line(50)
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9 _-]*$/,
      'Enter only letters, digits, spaces, hyphens and underscores.',
    )
    .nullable()
    .optional(),
  start_date: likelyDay.nullable().optional(),
  end_date: likelyDay.nullable().optional(),
  patient_pay_cents: cents
    .min(0, 'Enter $0.00 or more.')
    .max(10_000_000, 'Enter $100,000 or less.')
    .nullable()
    .optional(),
}
const shared = { room: 'clients', permission: 'clients.write' } as const
const fails = ['date_order', 'client_payor_overlap', 'client_payor_order_taken'] as const

const listClientPayors = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'List the payors of clients beside the primary payor, and patient pay',
  method: 'GET',
  path: '/client_payors',
  input: {
    search: z.string().trim().max(100).optional(),
    client_id: id.optional(),
    payor_id: id.optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['start_date', 'payer_order'], '-start_date'),
    ...paging(30),
  },
  returns: page(ClientPayor),
})

const getClientPayor = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'Get a payor of a client',
  method: 'GET',
  path: '/client_payors/:id',
  returns: record(ClientPayor),
})

const createClientPayor = endpoint({
  ...shared,
  summary: 'Add a payor of a client, with its place in the order',
  method: 'POST',
  path: '/client_payors',
  input: { client_id: id, ...fields },
  returns: record(ClientPayor),
  fails: [...fails],
})

const updateClientPayor = endpoint({
  ...shared,
  summary: 'Change a payor of a client; claims that were filed stay as they are',
  method: 'PATCH',
  path: '/client_payors/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(ClientPayor),
  fails: [...fails, 'stale'],
})

const archiveClientPayor = endpoint({
  ...shared,
  summary: 'Archive a payor of a client',
  method: 'DELETE',
  path: '/client_payors/:id',
  returns: record(ClientPayor),
})

const restoreClientPayor = endpoint({
  ...shared,
  summary: 'Restore a payor of a client',
  method: 'POST',
  path: '/client_payors/:id/restore',
  returns: record(ClientPayor),
  fails: ['client_payor_overlap', 'client_payor_order_taken'],
})

export const clientPayors = plainRecord({
  type: 'client_payor',
  endpoints: {
    list: listClientPayors,
    get: getClientPayor,
    create: createClientPayor,
    update: updateClientPayor,
    archive: archiveClientPayor,
    restore: restoreClientPayor,
  },
  example: (n, { client, payor }) => ({
    client_id: client,
    payor_id: payor,
    payer_order: 'secondary' as const,
    member_number: 'insurance_number' as const,
    // Days of their own, one after the other.
    start_date: addDays('2030-01-01', n),
    end_date: addDays('2030-01-01', n),
    patient_pay_cents: 12_500,
  }),
})
