import * as contract from '@homeward/contract/visits/fobs'
import { verb } from '../../../plumbing/http/verb.ts'
import { provenBy } from '../entry/entry.ts'
import { takePunch } from '../entry/take-punch.ts'
import { lockForCapture } from '../capture/punch.ts'
import { proveFob } from './prove-fob.ts'

/** Checks in or out with the code of a device at the client's home, by the caregiver or the staff. */
export const punchByFob = verb(contract.punchByFob, async (ctx, { id, act, at, code }) => {
  const visit = await lockForCapture(ctx, id)
  return takePunch(ctx, visit, { act, at }, async () =>
    provenBy('fob', await proveFob(ctx, visit, { act, at: new Date(at), code })),
  )
})
