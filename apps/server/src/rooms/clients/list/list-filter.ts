import type { clientFilter } from '@homeward/contract/client-filter'
import { isMemberId } from '@homeward/domain/clients/member-id'
import { localDay } from '@homeward/domain/time/zone'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { fieldIndex } from '../protected-fields.ts'
import type { ListFilter } from './matching-store.ts'

type Asked = z.output<z.ZodObject<typeof clientFilter>>

/** The filter of a list as the database is asked. What could be a member id is looked for as one too. */
export function listFilter(ctx: Ctx, asked: Asked): ListFilter {
  const { search = '' } = asked
  const number = search.replaceAll('-', '')
  const numbers = ['medicaid_number', 'medicare_number', 'insurance_number'] as const
  return {
    ...asked,
    today: localDay(ctx.now, ctx.agency.timeZone),
    memberIdIndexes: isMemberId(number)
      ? numbers.map((field) => fieldIndex(ctx, field, search))
      : null,
  }
}
