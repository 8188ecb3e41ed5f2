import { type ParentOf, parentsOf, subjectNames, type Thing } from '@homeward/domain/files/subjects'
import { z } from 'zod'
import { id } from '../fields.ts'

/**
 * How a request names the record that a thing hangs on. One that is not there, is of another agency, or
 * is nothing on which such a thing hangs is not found, all alike.
 */
export const parent = {
  parent_type: z.enum(subjectNames),
  /** For the agency itself its own id. */
  parent_id: id,
}

/** How an answer names the record that a thing hangs on. */
export const parentOf = <T extends Thing>(thing: T) => ({
  parent_type: z.enum<readonly ParentOf<T>[]>(parentsOf(thing)),
  parent_id: id,
})
