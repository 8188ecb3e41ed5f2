import * as contract from '@homeward/contract/visits/capture'
import { verb } from '../../../plumbing/http/verb.ts'
import { entryOf } from '../entry/entry.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { takePunch } from '../entry/take-punch.ts'
import { lockForCapture } from './punch.ts'

/**
 * Ends a visit, at the time that the device took.
 */
export const checkOut = verb(contract.checkOut, async (ctx, input) => {
  const visit = await lockForCapture(ctx, input.id)
  await refuseUnknownReasons(ctx, [{ kind: 'reason', key: input.reason ?? undefined }])
  return takePunch(ctx, visit, { ...input, act: 'check_out' }, () => entryOf(ctx, visit, input))
})
