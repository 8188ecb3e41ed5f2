import type { Ctx } from '../../plumbing/context.ts'
import { fieldIndex, openField } from './protected-fields.ts'

/** The member id in plain. Only for the files that payors are sent. */
export const openMemberId = (
  ctx: Ctx,
  client: { medicaid_number_sealed: string | null },
): string | null => openField(ctx, client, 'medicaid_number')

/** By what a client is found whose member id is known in full. */
export const memberIdIndex = (ctx: Ctx, memberId: string): Buffer =>
  fieldIndex(ctx, 'medicaid_number', memberId)
