import type { Payor } from '@homeward/contract/agency/payors'
import { payorAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import type { PayorWithRates } from './payor-store.ts'

export const presentPayor = (ctx: Ctx, payor: PayorWithRates): Payor => ({
  ...payor,
  abilities: payorAbilities(ctx.holder, payor),
})

/** What an audit event compares: rates have events of their own. */
export const auditedPayor = ({ rates: _, ...payor }: PayorWithRates) => payor
