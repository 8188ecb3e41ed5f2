import { isMemberId } from '@homeward/domain/clients/member-id'
import { isSocialSecurityNumber } from '@homeward/domain/person/social-security-number'
import type { Ctx } from '../../../plumbing/context.ts'
import { numberIndexes } from '../agents/private-profile.ts'

/** The keyed hashes of a complete protected number, for each kind that it could be. */
export type NumberIndexes = {
  readonly socialSecurity: readonly Buffer[]
  readonly medicaid: readonly Buffer[]
}

/** What a typed search finds as a protected number typed in full; null where it is none. */
export function typedNumber(ctx: Ctx, search: string | undefined): NumberIndexes | null {
  const typed = search?.replaceAll(/[ -]/g, '') ?? ''
  if (!isMemberId(typed)) return null
  return {
    socialSecurity: isSocialSecurityNumber(typed)
      ? numberIndexes(ctx, 'social_security_number', typed)
      : [],
    medicaid: numberIndexes(ctx, 'medicaid_id', typed),
  }
}
