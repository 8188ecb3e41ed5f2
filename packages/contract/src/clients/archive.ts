import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { z } from 'zod'
import { clientFilter } from './filter.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, paging } from '../fields.ts'

/** A client who was taken out of the lists. */
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
  summary: 'Clients who were taken out of the lists, the last first; those merged stand elsewhere',
  method: 'GET',
  path: '/archived_clients',
  look: 'client',
  permission: 'clients.write',
  input: { search: clientFilter.search, ...paging(20) },
  returns: page(ArchivedClient),
})

export const restoreClient = endpoint({
  room: 'clients',
  summary: 'Bring an archived client back into the lists, as it was',
  method: 'POST',
  path: '/archived_clients/:id/restore',
  permission: 'clients.write',
  returns: record(z.object({ id })),
})
