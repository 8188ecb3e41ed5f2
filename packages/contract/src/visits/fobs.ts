import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { word } from '@homeward/domain/language/sentence'
import { fobPeriods, punchActs } from '@homeward/domain/visits/fob'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, line, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'
import { searched } from '../agency/office-fields.ts'
import { Visit } from './visits.ts'

/** A device at a client's home that shows one-time codes. Nothing answers its key. */
const Fob = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  /** The number on the device. */
  serial: z.string(),
  /** Seconds for which it shows one code. */
  period: z.int(),
  /** Seconds that its clock was ahead when it was last compared. */
  drift_seconds: z.int(),
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})
export type Fob = z.infer<typeof Fob>

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, word('Enter the 6 digits that the device shows.'))

const fields = {
  serial: line(40),
  /** The key of the device, in base 32, as its maker delivers it. */
  secret: z
    .string()
    .trim()
    .toUpperCase()
    .overwrite((typed) => typed.replaceAll(/[\s-]/g, ''))
    .regex(/^[A-Z2-7]{16,128}$/, 'Enter the key in base 32: letters and the digits 2 to 7.'),
  period: z.literal([...fobPeriods], 'Choose 30 or 60 seconds.').default(60),
  /** What it shows now: the server compares its clock. */
  code: code.optional(),
}

const shared = { room: 'visits', permission: 'clients.write' } as const

const listFobs = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'List the devices at clients’ homes that show one-time codes',
  method: 'GET',
  path: '/fobs',
  input: {
    search: searched,
    client_id: id.optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['serial'], 'serial'),
    ...paging(30),
  },
  returns: page(Fob),
})

const getFob = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'Get a device at a client’s home',
  method: 'GET',
  path: '/fobs/:id',
  returns: record(Fob),
})

const createFob = endpoint({
  ...shared,
  summary: 'Register a device at a client’s home; its key is stored encrypted',
  method: 'POST',
  path: '/fobs',
  input: { client_id: id, ...fields },
  returns: record(Fob),
  fails: ['fob_serial_taken', 'fob_clock_unknown'],
})

const updateFob = endpoint({
  ...shared,
  summary: 'Update a device, or compare its clock',
  method: 'PATCH',
  path: '/fobs/:id',
  input: {
    serial: fields.serial.optional(),
    code: fields.code,
    lock_version: lockVersion.optional(),
  },
  returns: record(Fob),
  fails: ['stale', 'fob_serial_taken', 'fob_clock_unknown'],
})

const retireFob = endpoint({
  ...shared,
  summary: 'Retire a device; its codes no longer count',
  method: 'DELETE',
  path: '/fobs/:id',
  returns: record(Fob),
})

const restoreFob = endpoint({
  ...shared,
  summary: 'Restore a device',
  method: 'POST',
  path: '/fobs/:id/restore',
  returns: record(Fob),
  fails: ['fob_serial_taken'],
})

export const fobs = plainRecord({
  type: 'fob',
  endpoints: {
    list: listFobs,
    get: getFob,
    create: createFob,
    update: updateFob,
    archive: retireFob,
    restore: restoreFob,
  },
  example: (n, { client }) => ({
    client_id: client,
    serial: `FVV-${1000 + n}`,
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    period: 60 as const,
  }),
})

export const punchByFob = endpoint({
  room: 'visits',
  summary: 'Check in or out with the code of a device at the client’s home; each code counts once',
  method: 'POST',
  path: '/visits/:id/fob_punches',
  permission: 'visits.capture',
  limit: 'fob_code',
  input: {
    act: z.enum(punchActs),
    /** When the device showed the code. */
    at: instant,
    code,
  },
  returns: record(Visit),
  fails: [
    'fob_missing',
    'fob_code_wrong',
    'fob_code_other_time',
    'fob_code_other_client',
    'fob_code_used',
    'visit_started',
    'visit_not_started',
    'visit_canceled',
    'visit_not_yours',
    'visit_unstaffed',
    'visit_in_the_future',
    'check_out_before_in',
    'status_not_allowed',
  ],
})
