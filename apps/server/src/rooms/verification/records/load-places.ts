import type { Ctx } from '../../../plumbing/context.ts'
import { vendorSettings } from '../vendors/account-settings.ts'
import {
  type EvvAccount,
  findEvvAccounts,
  findPayors,
  findProvider,
  findVendorCodes,
  type ProviderFacts,
} from './account-store.ts'
import type { RecordPlace } from './parts.ts'

/** An EVV account with what its records are made with. */
export type Place = RecordPlace & { account: EvvAccount; payorIds: ReadonlySet<string> }

/** Every EVV account of the agency, by ID, with the agency as vendors know it. */
export async function loadPlaces(
  ctx: Ctx,
): Promise<{ places: ReadonlyMap<string, Place>; provider: ProviderFacts }> {
  const provider = await findProvider(ctx.tx)
  const accounts = await findEvvAccounts(ctx.tx)
  const codes = await findVendorCodes(ctx.tx)
  const payors = new Map((await findPayors(ctx.tx)).map((payor) => [payor.id, payor]))
  return {
    provider,
    places: new Map(
      accounts.map((account) => [
        account.id,
        {
          account,
          payorIds: new Set(account.payors.map(({ id }) => id)),
          vendor: account.vendor,
          evv: vendorSettings(account.settings).evv,
          provider,
          payors,
          codes,
        },
      ]),
    ),
  }
}
