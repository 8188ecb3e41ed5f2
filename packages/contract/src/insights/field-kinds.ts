import { type NamedType, namedTypes } from '@homeward/domain/identity/record-types'

/** Fields that have IDs but do not name the record type. */
const kindsByField: ReadonlyMap<string, NamedType> = new Map([['do_not_send', 'agent']])

/** The record type of a field's ID; for example, `primary_payor_id` has the ID of a payor. */
export const kindOfField = (field: string): NamedType | undefined => {
  const last = /(?:^|_)([a-z]+)_ids?$/.exec(field)?.[1]
  return namedTypes.find((kind) => kind === last) ?? kindsByField.get(field)
}
