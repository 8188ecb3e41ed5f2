import type { clientFilter } from '@homeward/contract/clients/filter'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { memberIdIndexes } from '../member-id.ts'
import type { ListFilter } from './matching-store.ts'

type Asked = z.output<z.ZodObject<typeof clientFilter>>

/** The filter of a list for the database. Text that could be a member ID is also searched as one. */
export function listFilter(ctx: Ctx, asked: Asked): ListFilter {
  return {
    ...asked,
    today: ctx.today,
    memberIdIndexes: memberIdIndexes(ctx, asked.search ?? ''),
  }
}
