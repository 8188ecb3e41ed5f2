import { type ParentOf, parentsOf, subjectNames, type Thing } from '@homeward/domain/files/subjects'
import { z } from 'zod'
import { id } from '../fields.ts'

/**
 * How a request names the record that a thing belongs to. The answer is "not found" alike for a record that
 * does not exist, is another agency's, or cannot have such a thing.
 */
export const parent = {
  parent_type: z.enum(subjectNames),
  /** For the agency itself, its own ID. */
  parent_id: id,
}

/** How an answer names the record that a thing belongs to. */
export const parentOf = <T extends Thing>(thing: T) => ({
  parent_type: z.enum<readonly ParentOf<T>[]>(parentsOf(thing)),
  parent_id: id,
})
