import type { VendorAccount, Vendor } from '../vendor.ts'
import { isOnThisMachine } from '../on-this-machine.ts'
import { openFiles, readFailure } from '../over-sftp.ts'
import { hearOf } from './hear.ts'
import { newsOf } from './news.ts'
import { sendOver } from './send.ts'

/** That the mailbox has folders of these names is our reading; an account may name others. */
const usual = { outgoing: 'input', incoming: 'output' }

/**
 * CareBridge: appointments in a file over SFTP, a response to each file, and two reports a day. It asks for
 * neither clients nor caregivers beforehand.
 */
export function openCarebridge(account: VendorAccount): Vendor {
  const files = () => openFiles(account, usual)
  const saying = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw readFailure(error)
    })
  return {
    mostAtOnce: 500,
    mostAMinute: null,
    before: [],
    answersAfter: isOnThisMachine(account) ? 5 : 60,
    send: (tellings, signal) => saying(() => sendOver(files(), account, tellings, signal)),
    hear: (waiting, signal) => saying(() => hearOf(files(), waiting, signal)),
    news: (isRead, signal) => saying(() => newsOf(files(), account, isRead, signal)),
    test: (signal) => saying(() => files().test(signal)),
  }
}
