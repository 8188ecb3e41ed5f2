import type { Ctx } from '../../plumbing/context.ts'
import { blindIndex, seal, unseal } from '../../plumbing/crypto/protected.ts'

/** What a sealed member id is bound to: moved to another agency, it does not open. */
const place = (ctx: Ctx): string => `clients.medicaid_number:${ctx.agency.id}`

/** The two columns of a member id, or of none. */
export const sealedMemberId = (ctx: Ctx, memberId: string | null) => ({
  medicaid_number_sealed:
    memberId === null ? null : seal(ctx.keys, memberId.toUpperCase(), place(ctx)),
  medicaid_number_index: memberId === null ? null : memberIdIndex(ctx, memberId),
})

/** The member id in plain. Only for the masked form and for the files that payors are sent. */
export const openMemberId = (
  ctx: Ctx,
  client: { medicaid_number_sealed: string | null },
): string | null =>
  client.medicaid_number_sealed && unseal(ctx.keys, client.medicaid_number_sealed, place(ctx))

/** By what a client is found whose member id is known in full. */
export const memberIdIndex = (ctx: Ctx, memberId: string): Buffer =>
  blindIndex(ctx.keys, memberId, place(ctx))
