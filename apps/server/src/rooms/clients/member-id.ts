import { isMemberId } from '@homeward/domain/clients/member-id'
import type { Ctx } from '../../plumbing/context.ts'
import { fieldIndexes, openField } from './protected-fields.ts'

/** The member id in plain. Only for the files that payors are sent. */
export const openMemberId = (
  ctx: Ctx,
  client: { medicaid_number_sealed: string | null },
): string | null => openField(ctx, client, 'medicaid_number')

/** By what a client is found whose member id is known in full, under every known key. */
export const memberIdIndex = (ctx: Ctx, memberId: string): Buffer[] =>
  fieldIndexes(ctx, 'medicaid_number', memberId)

/** The numbers by which a payor or the state knows a client. */
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
