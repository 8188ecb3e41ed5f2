import { type NamedType, namedTypes } from '@homeward/domain/identity/record-types'

/** Fields that hold ids and do not say of what. */
const kindsByField: ReadonlyMap<string, NamedType> = new Map([['do_not_send', 'agent']])

/** The kind of record whose id a field holds, as `primary_payor_id` that of a payor. */
export const kindOfField = (field: string): NamedType | undefined => {
  const last = /(?:^|_)([a-z]+)_ids?$/.exec(field)?.[1]
  return namedTypes.find((kind) => kind === last) ?? kindsByField.get(field)
}
