import { listServices } from '@homeward/contract/catalogue'
import { getService } from '@homeward/contract/service-types'
import { listPayors } from '@homeward/contract/agency'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'
import { lookupOf } from '../../ui/fields/lookup.ts'

/** One service type with everything in it; the screen shows a failure itself. */
export const serviceQuery = (id: string) => ({
  ...queryOf(getService, { id }),
  meta: { quiet: true },
})

export const payorLookup = lookupOf(
  listPayors,
  (search) => ({ search: search || undefined }),
  (payor) => ({ value: payor.id, label: payor.name }),
)

liveTopic('service', () => [keyOf(listServices.room)])
