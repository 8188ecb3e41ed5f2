import * as contract from '@homeward/contract/visits/vendor-codes'
import { reasonsOfVendors, vendorCodeKey } from '@homeward/domain/visits/codes/vendor-codes'
import { metaOf } from '../../../plumbing/db/page.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { codesOfVendors } from './vendor-code-store.ts'

/** The codes of vendors. There are some hundreds, so they are narrowed here. */
export const listVendorCodes = verb(contract.listVendorCodes, async ({ tx }, input) => {
  const { vendor, state, kind, situation, labeled, page, items } = input
  const search = input.search?.toLowerCase() ?? ''
  const found = (await codesOfVendors(tx)).filter(
    (one) =>
      (vendor === undefined || one.vendor === vendor) &&
      (state === undefined || one.state === state) &&
      (kind === undefined || one.kind === kind) &&
      (labeled === 'all' || (one.label !== null) === (labeled === 'yes')) &&
      (situation === undefined ||
        reasonsOfVendors([one]).some((reason) => reason.situation === situation)) &&
      `${one.code} ${one.label ?? ''}`.toLowerCase().includes(search),
  )
  const data = found
    .slice((page - 1) * items, page * items)
    .map((one) => ({ ...one, key: vendorCodeKey(one) }))
  return { data, meta: metaOf(input, found.length) }
})
