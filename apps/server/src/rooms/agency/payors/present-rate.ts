import type { PayorRate } from '@homeward/contract/agency/payors'
import { rateAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import type { RateRow } from './rate-store.ts'

export const presentRate = (ctx: Ctx, rate: RateRow): PayorRate => ({
  ...rate,
  abilities: rateAbilities(ctx.holder, { lastClaimed: rate.last_claimed }),
})

/** What an audit event compares. */
export const auditedRate = ({ last_claimed: _, ...rate }: RateRow) => rate

/** The database ensures that only one rate is active at a time. */
export const refusedOverlap = (error: unknown): never =>
  onConstraint(error, { payor_rates_one_at_a_time: 'rate_overlap' })
