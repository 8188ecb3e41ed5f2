import { noteKinds } from '@homeward/domain/collaboration/notes'
import { z } from 'zod'
import { endpoint, page } from '../endpoint.ts'
import { day, id, instant, paging } from '../fields.ts'
import { parentOf } from '../files/parent.ts'

/** Something that a person wrote down about a record. */
export const Note = z.object({
  /** For list keys: with the kind, it identifies one note. */
  id: z.string(),
  kind: z.enum(noteKinds),
  body: z.string(),
  /** Null if the author is unknown. */
  author: z.string().nullable(),
  user_id: id.nullable(),
  ...parentOf('comment'),
  /** The person or thing that it is about, such as a client's name. */
  parent_label: z.string(),
  at: instant,
})
export type Note = z.infer<typeof Note>

export const listNotes = endpoint({
  room: 'collaboration',
  summary: 'List comments, review notes and task notes across records, newest first',
  method: 'GET',
  path: '/notes',
  look: 'client',
  permission: 'clients.read',
  input: {
    /** Words of the note, of its author, or of the person it is about. */
    search: z.string().trim().max(100).optional(),
    kind: z.enum(noteKinds).optional(),
    parent_type: parentOf('comment').parent_type.optional(),
    /** Part of the author's name. */
    author: z.string().trim().max(100).optional(),
    /** Days in the agency's zone. */
    by_day: z.object({ start_date: day.optional(), end_date: day.optional() }).optional(),
    ...paging(30),
  },
  returns: page(Note),
  limit: 'search',
})
