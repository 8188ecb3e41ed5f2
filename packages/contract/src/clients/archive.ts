import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { z } from 'zod'
import { clientFilter } from './filter.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, paging } from '../fields.ts'

/** An archived client. */
export const ArchivedClient = z.object({
  id,
  name: z.string(),
  status: z.enum(clientStatuses),
  birthdate: day.nullable(),
  archived_at: instant,
})
export type ArchivedClient = z.infer<typeof ArchivedClient>

export const listArchivedClients = endpoint({
  room: 'clients',
  summary: 'List archived clients, newest first; merged clients are listed separately',
  method: 'GET',
  path: '/archived_clients',
  look: 'client',
  permission: 'clients.write',
  input: { search: clientFilter.search, ...paging(20) },
  returns: page(ArchivedClient),
})

export const restoreClient = endpoint({
  room: 'clients',
  summary: 'Restore an archived client',
  method: 'POST',
  path: '/archived_clients/:id/restore',
  permission: 'clients.write',
  returns: record(z.object({ id })),
})
