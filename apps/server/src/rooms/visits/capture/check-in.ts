import * as contract from '@homeward/contract/visits/capture'
import { verb } from '../../../plumbing/http/verb.ts'
import { entryOf } from '../entry/entry.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { takePunch } from '../entry/take-punch.ts'
import { lockForCapture } from './punch.ts'

/**
 * Begins a visit, at the time that the device took. The place never blocks; it is judged later,
 * as is a time that the clock of the device cannot mean.
 */
export const checkIn = verb(contract.checkIn, async (ctx, input) => {
  const visit = await lockForCapture(ctx, input.id)
  await refuseUnknownReasons(ctx, [{ kind: 'reason', key: input.reason ?? undefined }])
  return takePunch(ctx, visit, { ...input, act: 'check_in' }, () => entryOf(ctx, visit, input))
})
