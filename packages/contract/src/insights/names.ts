import { namedTypes } from '@homeward/domain/identity/record-types'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id } from '../fields.ts'

/** The most IDs of one request; a query with more entries is not parsed as a list. */
export const mostNames = 20

export const listNames = endpoint({
  room: 'insights',
  summary: 'Get the names of records of one kind by ID; records that are not found are omitted',
  method: 'GET',
  path: '/names',
  permission: 'search.use',
  input: { kind: z.enum(namedTypes), ids: z.array(id).min(1).max(mostNames) },
  returns: record(z.object({ names: z.array(z.object({ id, name: z.string() })) })),
})
