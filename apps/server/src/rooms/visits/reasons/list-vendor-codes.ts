import * as contract from '@homeward/contract/visits/vendor-codes'
import { reasonsOfVendors, vendorCodeKey } from '@homeward/domain/visits/codes/vendor-codes'
import { metaOf } from '../../../plumbing/db/page.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { codesOfVendors, namesOfPayors } from './vendor-code-store.ts'

/** The codes of vendors. There are some hundreds, so they are narrowed here. */
export const listVendorCodes = verb(contract.listVendorCodes, async ({ tx }, input) => {
  const { vendor, state, payor_id: payorId, kind, situation, labeled, page, items } = input
  const search = input.search?.toLowerCase() ?? ''
  const found = (await codesOfVendors(tx)).filter(
    (one) =>
      (vendor === undefined || one.vendor === vendor) &&
      (state === undefined || one.state === state) &&
      (payorId === undefined || one.payorId === payorId) &&
      (kind === undefined || one.kind === kind) &&
      (labeled === 'all' || (one.label !== null) === (labeled === 'yes')) &&
      (situation === undefined ||
        reasonsOfVendors([one]).some((reason) => reason.situation === situation)) &&
      `${one.code} ${one.label ?? ''}`.toLowerCase().includes(search),
  )
  const shown = found.slice((page - 1) * items, page * items)
  const names = await namesOfPayors(tx, [...new Set(shown.flatMap((one) => one.payorId ?? []))])
  const data = shown.map(({ payorId: id, ...one }) => ({
    ...one,
    key: vendorCodeKey({ ...one, payorId: id }),
    payor: id === null ? null : { id, name: names.get(id) ?? '' },
  }))
  return { data, meta: metaOf(input, found.length) }
})
