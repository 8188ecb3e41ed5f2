import * as contract from '@homeward/contract/visits/reasons'
import { reasonsOfVendors } from '@homeward/domain/visits/codes/vendor-codes'
import { reasonKey, standardReasons } from '@homeward/domain/visits/reasons'
import { verb } from '../../../plumbing/http/verb.ts'
import { ownReasons, scopesOfPayors } from './reason-store.ts'
import { codesOfVendors } from './vendor-code-store.ts'

/** Every code that may be given, whoever made it. */
export const listReasonCodes = verb(contract.listReasonCodes, async (ctx) => {
  const own = (await ownReasons(ctx.tx)).filter(({ archived }) => !archived)
  const ofVendors = reasonsOfVendors(await codesOfVendors(ctx.tx))
  return {
    payors: await scopesOfPayors(ctx.tx),
    codes: [...standardReasons, ...ofVendors, ...own].map((one) => ({
      key: reasonKey(one),
      source: one.source,
      kind: one.kind,
      situation: one.situation,
      code: one.code,
      label: one.label,
      vendor: one.vendor,
      payor_id: one.payorId,
      state: one.state,
      needs_note: one.needsNote ?? false,
    })),
  }
})
