import { isMemberId } from '@homeward/domain/clients/member-id'
import type { Ctx } from '../../plumbing/context.ts'
import { fieldIndexes, openField } from './protected-fields.ts'

/** The member ID, unmasked. Only for files to payors. */
export const openMemberId = (
  ctx: Ctx,
  client: { medicaid_number_sealed: string | null },
): string | null => openField(ctx, client, 'medicaid_number')

/** The indexes that find a client by the full member ID, under every known key. */
export const memberIdIndex = (ctx: Ctx, memberId: string): Buffer[] =>
  fieldIndexes(ctx, 'medicaid_number', memberId)

/** The numbers that a payor or the state uses for a client. */
const memberNumbers = [
  'medicaid_number',
  'medicare_number',
  'insurance_number',
  'social_security_number',
] as const

/** The same for each number that a typed search could be, in that order; null where it is none. */
export const memberIdIndexes = (ctx: Ctx, typed: string): Buffer[][] | null =>
  isMemberId(typed.replaceAll('-', ''))
    ? memberNumbers.map((field) => fieldIndexes(ctx, field, typed))
    : null
