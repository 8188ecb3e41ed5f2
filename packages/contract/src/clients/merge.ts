import { mergeFieldNames } from '@homeward/domain/clients/merging'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { z } from 'zod'
import { clientFields } from './fields.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, lockVersion, paging } from '../fields.ts'

/** Another record that may be the same person. */
export const LikelyClient = z.object({
  id,
  name: z.string(),
  status: z.enum(clientStatuses),
  birthdate: day.nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** From 50 (someone should check) to 100. */
  score: z.int(),
  /** Why, in words. */
  reasons: z.array(z.string()),
})
export type LikelyClient = z.infer<typeof LikelyClient>

const { first_name, last_name, nickname, birthdate, phone, medicaid_number } = clientFields

/** Not a GET: a member ID must not be in a URL. */
export const findClientDuplicates = endpoint({
  room: 'clients',
  summary: 'Find possible duplicates of a client, best match first',
  method: 'POST',
  path: '/client_duplicates',
  permission: 'clients.read',
  input: {
    first_name,
    last_name,
    nickname,
    birthdate,
    phone,
    medicaid_number,
    medicare_number: clientFields.medicare_number,
    insurance_number: clientFields.insurance_number,
    /** The client who is described; the answer leaves them out. */
    except_id: id.optional(),
  },
  returns: record(z.object({ matches: z.array(LikelyClient) })),
  writes: false,
})

/** That one record was merged into another, and what moved. */
export const ClientMerge = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  other: z.object({ id, name: z.string() }),
  /** What was taken from the other record. */
  take: z.array(z.enum(mergeFieldNames)),
  /** How many rows of which table moved. */
  moved: z.array(z.object({ table: z.string(), rows: z.int() })),
  merged_at: instant,
  merged_by: z.string(),
  undone_at: instant.nullable(),
  undone_by: z.string().nullable(),
  /** The last merge into a record is undone first. */
  can_undo: z.boolean(),
})
export type ClientMerge = z.infer<typeof ClientMerge>

export const mergeClients = endpoint({
  room: 'clients',
  summary: 'Merge a duplicate client record into this one; the merge can be undone',
  method: 'POST',
  path: '/clients/:id/merge',
  needsAnswer: true,
  permission: 'clients.merge',
  input: {
    other_id: id,
    /** The fields that are taken from the other record; the others stay as they are here. */
    take: z.array(z.enum(mergeFieldNames)).default([]),
    /** The record whose primary address stays primary. */
    primary_address_of: z.enum(['this', 'other']).default('this'),
    lock_version: lockVersion.optional(),
    other_lock_version: lockVersion.optional(),
  },
  returns: record(ClientMerge),
  fails: ['stale', 'merge_same', 'merge_overlap', 'client_merged'],
})

export const undoClientMerge = endpoint({
  room: 'clients',
  summary: 'Undo a merge and restore both records',
  method: 'POST',
  path: '/client_merges/:id/undo',
  needsAnswer: true,
  permission: 'clients.merge',
  returns: record(ClientMerge),
  fails: ['merge_not_undoable', 'merge_overlap'],
})

export const listClientMerges = endpoint({
  room: 'clients',
  summary: 'List merges of the agency or of one client, newest first',
  method: 'GET',
  path: '/client_merges',
  look: 'client',
  permission: 'clients.read',
  input: { client_id: id.optional(), ...paging(20) },
  returns: page(ClientMerge),
})
