import { listServices, getService } from '@homeward/contract/catalogue/services'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** One service type with everything in it; the screen shows a failure itself. */
export const serviceQuery = (id: string) => ({
  ...queryOf(getService, { id }),
  meta: { quiet: true },
})

liveTopic('service', () => [keyOf(listServices.room)])
