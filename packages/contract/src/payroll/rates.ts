import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'
import { payCents } from './rules.ts'

const named = z.object({ id, name: z.string() }).nullable()

/** What an hour pays: of a caregiver, for a client, a service or a payor; null is any. */
const PayRateRecord = z.object({
  id,
  agent: named,
  client: named,
  service: named,
  payor: named,
  /** Cents an hour. */
  rate: payCents,
  start_date: day,
  end_date: day.nullable(),
  note: z.string().nullable(),
  lock_version: lockVersion,
  abilities,
})
export type PayRateRecord = z.infer<typeof PayRateRecord>

const whose = {
  agent_id: id.nullable().optional(),
  client_id: id.nullable().optional(),
  service_id: id.nullable().optional(),
  payor_id: id.nullable().optional(),
}
const fields = {
  rate: payCents,
  start_date: day,
  end_date: day.nullable().optional(),
  note: line(300).nullable().optional(),
}
const shared = { room: 'payroll', permission: 'payroll.write' } as const

const listPayRates = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List pay rates',
  method: 'GET',
  path: '/pay_rates',
  input: {
    agent_id: id.optional(),
    client_id: id.optional(),
    service_id: id.optional(),
    payor_id: id.optional(),
    /** Rates that hold on this day. */
    on: day.optional(),
    search: line(80).optional(),
    sort: sort(['start_date', 'rate'], '-start_date'),
    ...paging(30),
  },
  returns: page(PayRateRecord),
})

const createPayRate = endpoint({
  ...shared,
  summary: 'Add a pay rate for a caregiver, client, service or payor',
  method: 'POST',
  path: '/pay_rates',
  input: { ...whose, ...fields },
  returns: record(PayRateRecord),
  fails: ['pay_rate_overlap', 'date_order'],
})

const updatePayRate = endpoint({
  ...shared,
  summary: 'Change or end a pay rate; acknowledged weeks get an adjustment',
  method: 'PATCH',
  path: '/pay_rates/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(PayRateRecord),
  fails: ['pay_rate_overlap', 'date_order', 'stale'],
})

const deletePayRate = endpoint({
  ...shared,
  summary: 'Delete a pay rate; acknowledged weeks get an adjustment',
  method: 'DELETE',
  path: '/pay_rates/:id',
  returns: record(z.object({ id })),
})

export const payRates = plainRecord({
  type: 'pay_rate',
  endpoints: {
    list: listPayRates,
    create: createPayRate,
    update: updatePayRate,
    delete: deletePayRate,
  },
  example: (n, { service }) => ({
    service_id: service,
    rate: 1500 + n,
    start_date: `20${30 + (n % 60)}-01-01`,
    end_date: `20${30 + (n % 60)}-12-31`,
  }),
})
