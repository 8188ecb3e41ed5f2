import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'

/** A day on which work pays what the pay rules say of holidays. */
const PayHoliday = z.object({ id, day, name: z.string(), lock_version: lockVersion, abilities })
export type PayHoliday = z.infer<typeof PayHoliday>

const fields = { day, name: line(80) }
const shared = { room: 'payroll', permission: 'payroll.write' } as const

const listPayHolidays = endpoint({
  ...shared,
  permission: 'payroll.read',
  summary: 'List holidays, the latest first',
  method: 'GET',
  path: '/pay_holidays',
  input: { search: line(80).optional(), sort: sort(['day', 'name'], '-day'), ...paging(30) },
  returns: page(PayHoliday),
})

const createPayHoliday = endpoint({
  ...shared,
  summary: 'Add a holiday',
  method: 'POST',
  path: '/pay_holidays',
  input: fields,
  returns: record(PayHoliday),
  fails: ['pay_holiday_taken'],
})

const updatePayHoliday = endpoint({
  ...shared,
  summary: 'Change a holiday',
  method: 'PATCH',
  path: '/pay_holidays/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(PayHoliday),
  fails: ['pay_holiday_taken', 'stale'],
})

const deletePayHoliday = endpoint({
  ...shared,
  summary: 'Delete a holiday',
  method: 'DELETE',
  path: '/pay_holidays/:id',
  returns: record(z.object({ id })),
})

export const payHolidays = plainRecord({
  type: 'pay_holiday',
  endpoints: {
    list: listPayHolidays,
    create: createPayHoliday,
    update: updatePayHoliday,
    delete: deletePayHoliday,
  },
  example: (n) => ({
    day: `20${30 + (n % 60)}-${String((Math.floor(n / 60) % 12) + 1).padStart(2, '0')}-04`,
    name: 'Independence Day',
  }),
})
