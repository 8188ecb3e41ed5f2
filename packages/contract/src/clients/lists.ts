import { z } from 'zod'
import { clientFilter } from './filter.ts'
import { endpoint, file, record } from '../endpoint.ts'
import { id } from '../fields.ts'

const Neighbour = z.object({ id, name: z.string() })

export const clientNeighbours = endpoint({
  room: 'clients',
  summary: 'Get the previous and next client in a filtered and sorted list',
  method: 'GET',
  path: '/clients/:id/neighbours',
  permission: 'clients.read',
  input: clientFilter,
  returns: record(z.object({ prev: Neighbour.nullable(), next: Neighbour.nullable() })),
})

export const exportClients = endpoint({
  room: 'clients',
  summary: 'Export a client list as CSV with its filters, sort order and columns',
  method: 'GET',
  path: '/clients.csv',
  permission: 'lists.export',
  input: {
    ...clientFilter,
    /** Column names separated by commas, in their order; without it, the default columns. */
    columns: z.string().max(1000).optional(),
  },
  returns: file('text/csv; charset=utf-8'),
  fails: ['export_too_large'],
  limit: 'export',
})

export const listClientTags = endpoint({
  room: 'clients',
  summary: 'List client tags, most used first',
  method: 'GET',
  path: '/client_tags',
  permission: 'clients.read',
  returns: record(z.object({ tags: z.array(z.object({ tag: z.string(), clients: z.int() })) })),
})
