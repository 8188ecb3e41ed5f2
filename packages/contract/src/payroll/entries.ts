import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { entryKinds } from '@homeward/domain/payroll/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, clock, day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'

/** What a person entered for a caregiver beside the visits: other work, miles, money, time off. */
const PayEntry = z.object({
  id,
  agent: z.object({ id, name: z.string() }),
  kind: z.enum(entryKinds),
  day,
  start_time: clock.nullable(),
  /** A time before the start is on the next day. */
  end_time: clock.nullable(),
  minutes: z.int(),
  interrupted_minutes: z.int(),
  tenths_of_miles: z.int(),
  cents: z.int(),
  visit_id: id.nullable(),
  note: z.string().nullable(),
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})
export type PayEntry = z.infer<typeof PayEntry>

const fields = {
  day,
  start_time: clock.nullable().optional(),
  end_time: clock.nullable().optional(),
  minutes: z.int().min(0).max(60_000).optional(),
  interrupted_minutes: z.int().min(0).max(1440).optional(),
  tenths_of_miles: z.int().min(0).max(100_000).optional(),
  cents: z.int().min(0).max(10_000_000).optional(),
  visit_id: id.nullable().optional(),
  note: line(300).nullable().optional(),
}
const shared = { room: 'payroll', permission: 'payroll.write' } as const

const listPayEntries = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List pay entries, the latest day first',
  method: 'GET',
  path: '/pay_entries',
  input: {
    agent_id: id.optional(),
    kind: z.enum(entryKinds).optional(),
    /** Entries of the pay week that begins on this Monday. */
    week: day.optional(),
    search: line(80).optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['day'], '-day'),
    ...paging(30),
  },
  returns: page(PayEntry),
})

const createPayEntry = endpoint({
  ...shared,
  summary: 'Add a pay entry; an acknowledged week gets an adjustment',
  method: 'POST',
  path: '/pay_entries',
  input: { agent_id: id, kind: z.enum(entryKinds), ...fields },
  returns: record(PayEntry),
  fails: ['pay_entry_twice'],
})

const updatePayEntry = endpoint({
  ...shared,
  summary: 'Change a pay entry; an acknowledged week gets an adjustment',
  method: 'PATCH',
  path: '/pay_entries/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(PayEntry),
  fails: ['pay_entry_twice', 'stale'],
})

const archivePayEntry = endpoint({
  ...shared,
  summary: 'Archive a pay entry; it no longer counts',
  method: 'DELETE',
  path: '/pay_entries/:id',
  returns: record(PayEntry),
})

const restorePayEntry = endpoint({
  ...shared,
  summary: 'Restore a pay entry',
  method: 'POST',
  path: '/pay_entries/:id/restore',
  returns: record(PayEntry),
  fails: ['pay_entry_twice'],
})

export const payEntries = plainRecord({
  type: 'pay_entry',
  endpoints: {
    list: listPayEntries,
    create: createPayEntry,
    update: updatePayEntry,
    archive: archivePayEntry,
    restore: restorePayEntry,
  },
  example: (n, { agent }) => ({
    agent_id: agent,
    kind: 'training' as const,
    day: `2026-02-${String((n % 28) + 1).padStart(2, '0')}`,
    start_time: '09:00',
    end_time: '11:00',
    note: 'Safe transfers',
  }),
})
