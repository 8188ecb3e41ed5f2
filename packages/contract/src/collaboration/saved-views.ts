import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, line, lockVersion } from '../fields.ts'

/** The list that a view belongs to, by the name of its screen, such as clients. */
const list = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Enter a list name like clients.')

const value = z.union([z.string().max(400), z.number(), z.boolean(), z.null()])

/** Filter, order and columns, as in the URL. Never values of a record. */
export const SavedQuery = z
  .record(
    z.string().regex(/^[a-z][\w[\]-]{0,60}$/i),
    z.union([value, z.array(value).max(60), z.record(z.string().max(60), value)]),
  )
  .refine((query) => JSON.stringify(query).length <= 4000, 'This view is too large to save.')

export const SavedView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: SavedQuery,
  /** Whether everyone in the office sees it. */
  shared: z.boolean(),
  position: z.int(),
  /** Whether it belongs to the caller, who alone can change it. */
  own: z.boolean(),
  owner: z.string(),
  lock_version: lockVersion,
})
export type SavedView = z.infer<typeof SavedView>

const fields = {
  name: line(60),
  query: SavedQuery,
  shared: z.boolean(),
  /** Its position among the views; smaller comes first. */
  position: z.int().min(0).max(1000),
}

export const listSavedViews = endpoint({
  room: 'collaboration',
  summary: "The caller's views of a list and those that others share, in their order",
  method: 'GET',
  path: '/saved_views',
  permission: 'search.use',
  input: { list },
  returns: record(z.object({ views: z.array(SavedView) })),
})

export const createSavedView = endpoint({
  room: 'collaboration',
  summary: 'Save the filters, sort order and columns of a list as a view',
  method: 'POST',
  path: '/saved_views',
  permission: 'search.use',
  input: {
    list,
    ...fields,
    shared: fields.shared.default(false),
    position: fields.position.optional(),
  },
  returns: record(SavedView),
  fails: ['saved_view_taken', 'saved_view_limit'],
})

export const updateSavedView = endpoint({
  room: 'collaboration',
  summary: 'Update a saved view of the user',
  method: 'PATCH',
  path: '/saved_views/:id',
  permission: 'search.use',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(SavedView),
  fails: ['stale', 'saved_view_taken'],
})

export const deleteSavedView = endpoint({
  room: 'collaboration',
  summary: 'Delete a saved view of the user',
  method: 'DELETE',
  path: '/saved_views/:id',
  permission: 'search.use',
  returns: record(z.object({ id })),
})
