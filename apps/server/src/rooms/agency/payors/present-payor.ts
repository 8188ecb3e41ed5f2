import type { Payor } from '@homeward/contract/agency/payors'
import { payorAbilities } from '@homeward/domain/agency/abilities'
import { evvVendorOf } from '@homeward/domain/agency/integration-accounts'
import type { Ctx } from '../../../plumbing/context.ts'
import type { PayorWithRates } from './payor-store.ts'

export const presentPayor = (ctx: Ctx, payor: PayorWithRates): Payor => ({
  ...withoutIds(payor),
  evv_vendor: evvVendorOf(payor.evv_account?.vendor),
  abilities: payorAbilities(ctx.holder, payor),
})

const withoutIds = ({
  evv_account_id: _,
  aggregator_account_id: __,
  clearinghouse_account_id: ___,
  supervising_agent_id: ____,
  ...payor
}: PayorWithRates) => payor

/** What an audit event compares: rates have events of their own. */
export const auditedPayor = ({
  rates: _,
  evv_account: __,
  aggregator_account: ___,
  clearinghouse_account: ____,
  supervising_agent: _____,
  ...payor
}: PayorWithRates) => payor
