import { type SignedType, signingTable } from '@homeward/domain/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'

/** Refuses actors who may not void or waive the signatures of such a record. */
export function refuseSettling(ctx: Ctx, type: SignedType): void {
  if (!ctx.may(signingTable[type].settles)) throw new Failure('forbidden')
}
