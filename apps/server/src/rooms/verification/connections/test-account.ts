import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findEvvAccounts, findProvider } from '../records/account-store.ts'
import { openVendor, vendorAccount } from '../vendors/open-vendor.ts'

/** Tries the sign-in of an EVV account at its vendor. Nothing is handed over. */
export async function testEvvAccount(ctx: Ctx, id: string, signal: AbortSignal): Promise<string> {
  const account = found((await findEvvAccounts(ctx.tx)).find((one) => one.id === id))
  const provider = await findProvider(ctx.tx)
  return openVendor(vendorAccount(ctx.keys, account, provider)).test(signal)
}
