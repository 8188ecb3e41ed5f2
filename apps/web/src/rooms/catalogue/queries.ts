import { getService } from '@homeward/contract/catalogue/services'
import { queryOf } from '../../plumbing/query.ts'

/** One service type with everything in it; the screen shows a failure itself. */
export const serviceQuery = (id: string) => ({
  ...queryOf(getService, { id }),
  meta: { quiet: true },
})
