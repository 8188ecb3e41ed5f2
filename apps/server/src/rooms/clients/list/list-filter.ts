import type { clientFilter } from '@homeward/contract/clients/filter'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { memberIdIndexes } from '../member-id.ts'
import type { ListFilter } from './matching-store.ts'

type Asked = z.output<z.ZodObject<typeof clientFilter>>

/** The filter of a list as the database is asked. What could be a member id is looked for as one too. */
export function listFilter(ctx: Ctx, asked: Asked): ListFilter {
  return {
    ...asked,
    today: ctx.today,
    memberIdIndexes: memberIdIndexes(ctx, asked.search ?? ''),
  }
}
