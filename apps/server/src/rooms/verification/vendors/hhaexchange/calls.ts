import type { Vendor, VendorAccount } from '../vendor.ts'
import { hearCalls } from './hear-calls.ts'
import { sendCalls } from './send-calls.ts'
import { serviceOf } from './service.ts'
import { freshToken } from './token.ts'

/** HHAeXchange by REST calls. Four sendings of 50 stay below 200 calls of each kind a minute. */
export const callsVendor = (account: VendorAccount): Vendor => ({
  mostAtOnce: 50,
  mostAMinute: 4,
  before: ['agent'],
  answersAfter: 10,
  send: async (tellings, signal) => sendCalls(serviceOf(account), tellings, signal),
  hear: async (waiting, signal) => hearCalls(serviceOf(account), waiting, signal),
  news: async () => [],
  async test(signal) {
    await freshToken(serviceOf(account), signal)
    return 'HHAeXchange accepted the sign-in.'
  },
})
