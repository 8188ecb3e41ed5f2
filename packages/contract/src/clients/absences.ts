import { clientAbsenceKinds } from '@homeward/domain/clients/absences'
import { z } from 'zod'
import { absenceFields, absenceFilter, absenceShown } from '../absence-fields.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { id, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'

/** Time in which a client is away. */
const ClientAbsence = z.object({
  client: z.object({ id, name: z.string() }),
  kind: z.enum(clientAbsenceKinds),
  ...absenceShown,
})
export type ClientAbsence = z.infer<typeof ClientAbsence>

const fields = { kind: z.enum(clientAbsenceKinds), ...absenceFields }
const shared = { room: 'clients', permission: 'clients.write' } as const

const listClientAbsences = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'List absences of clients, newest first',
  method: 'GET',
  path: '/client_absences',
  input: {
    client_id: id.optional(),
    kind: z.enum(clientAbsenceKinds).optional(),
    ...absenceFilter,
    sort: sort(['start_date', 'end_date'], '-start_date'),
    ...paging(30),
  },
  returns: page(ClientAbsence),
})

const getClientAbsence = endpoint({
  ...shared,
  permission: 'clients.read',
  summary: 'Get an absence of a client',
  method: 'GET',
  path: '/client_absences/:id',
  returns: record(ClientAbsence),
})

const createClientAbsence = endpoint({
  ...shared,
  summary: 'Add an absence; visits in it are canceled',
  method: 'POST',
  path: '/client_absences',
  input: { client_id: id, ...fields },
  returns: record(ClientAbsence),
  fails: ['date_order'],
})

const updateClientAbsence = endpoint({
  ...shared,
  summary: 'Change or end an absence; visits outside it return if no one changed them',
  method: 'PATCH',
  path: '/client_absences/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(ClientAbsence),
  fails: ['date_order', 'stale'],
})

const withdrawClientAbsence = endpoint({
  ...shared,
  summary: 'Withdraw an absence; its visits return if no one changed them',
  method: 'DELETE',
  path: '/client_absences/:id',
  returns: record(ClientAbsence),
})

const restoreClientAbsence = endpoint({
  ...shared,
  summary: 'Restore an absence that was withdrawn',
  method: 'POST',
  path: '/client_absences/:id/restore',
  returns: record(ClientAbsence),
})

export const clientAbsences = plainRecord({
  type: 'client_absence',
  endpoints: {
    list: listClientAbsences,
    get: getClientAbsence,
    create: createClientAbsence,
    update: updateClientAbsence,
    archive: withdrawClientAbsence,
    restore: restoreClientAbsence,
  },
  example: (n, { client }) => ({
    client_id: client,
    kind: 'vacation' as const,
    start_date: `2027-07-${String((n % 28) + 1).padStart(2, '0')}`,
    end_date: '2027-08-02',
    note: `Trip ${n}`,
  }),
})
