import { searchEverything, type searchKinds } from '@homeward/contract/insights/search'
import { queryOf } from '../../plumbing/query.ts'

export type FoundKind = (typeof searchKinds)[number]

/** The groups of what is found, in the order in which they are shown. */
export const foundKindLabels: Record<FoundKind, string> = {
  client: 'Clients',
  agent: 'Caregivers',
  visit: 'Visits',
  claim: 'Claims',
}

/** The fewest letters that are searched for. */
export const fewestLetters = 2

/** Clients, caregivers, visits and claims by a few letters; nothing is asked for fewer. */
export const foundQuery = (typed: string, officeId?: string) => {
  const search = typed.trim()
  return {
    ...queryOf(searchEverything, { search, ...(officeId && { office_id: officeId }) }),
    enabled: search.length >= fewestLetters,
    meta: { quiet: true, mayTimeOut: true },
    // What was searched for names people; it is forgotten as soon as the palette is closed.
    gcTime: 0,
  }
}
