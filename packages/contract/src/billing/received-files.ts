import { receivedFileContents, receivedFileStates } from '@homeward/domain/billing/received-files'
import { remittanceFileStates, remittanceStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { id, instant, line, paging } from '../fields.ts'

export const ReceivedFile = z.object({
  id,
  name: z.string(),
  connection: z.object({ id, name: z.string() }),
  /** When it was first seen there. */
  seen_at: instant,
  size_bytes: z.int().nullable(),
  state: z.enum(receivedFileStates),
  /** Null until it was read. */
  holds: z.enum(receivedFileContents).nullable(),
  /** Why it waits or failed, or what was in it, in words. */
  note: z.string().nullable(),
  /** The work on its remittances. */
  work: z
    .object({
      id,
      state: z.enum(remittanceFileStates),
      claims_total: z.int(),
      claims_done: z.int(),
      repeated: z.int(),
      error: z.string().nullable(),
    })
    .nullable(),
  /** The first of its remittances. */
  eras: z.array(
    z.object({ id, trace_number: z.string().nullable(), status: z.enum(remittanceStatuses) }),
  ),
})
export type ReceivedFile = z.infer<typeof ReceivedFile>

export const listReceivedFiles = endpoint({
  room: 'billing',
  summary:
    'List the files that wait at connections or were taken in from them, with what became of each, newest first',
  method: 'GET',
  path: '/received_files',
  look: 'transmission',
  permission: 'claims.read',
  input: {
    state: z.enum(receivedFileStates).optional(),
    search: line(100).optional(),
    ...paging(20),
  },
  returns: page(ReceivedFile),
})

/** A connection that is asked for files, and the last look at it. */
export const Connection = z.object({
  id,
  name: z.string(),
  looked_at: instant.nullable(),
  /** Why it could not be asked, in words; null where it answered. */
  error: z.string().nullable(),
  waiting: z.int(),
  failed: z.int(),
})
export type Connection = z.infer<typeof Connection>

export const listConnections = endpoint({
  room: 'billing',
  summary: 'List the connections that are asked for files, with the last look at each',
  method: 'GET',
  path: '/claim_connections',
  look: 'transmission',
  permission: 'claims.read',
  returns: record(z.object({ connections: z.array(Connection) })),
})
