import type { NamedType } from '@homeward/domain/identity/record-types'
import { type Reference, useNames } from '../../plumbing/names/use-names.ts'
import { labelWords } from '../../plumbing/names/label-words.ts'

/** What a filter of a report names a record of, by its field. */
const named: Record<string, NamedType> = {
  by_client_id: 'client',
  by_agent_id: 'agent',
  office_id: 'office',
}

/** What a report was narrowed to, in words. */
export const FilterWords = ({ of: filter }: { of: Record<string, string> }) => {
  const references = Object.entries(filter).flatMap(([field, id]): Reference[] => {
    const kind = named[field]
    return kind ? [{ kind, id }] : []
  })
  const nameOf = useNames(references)
  const words = Object.entries(filter).map(([field, value]) =>
    named[field] ? (nameOf(value) ?? '…') : labelWords(value),
  )
  return words.join(', ')
}
