import type { SandataAccount } from '@homeward/evv/sandata/account'
import { readable, writeSandata } from '@homeward/evv/sandata/write'
import { isOnThisMachine } from '../on-this-machine.ts'
import type { Sent, Vendor, VendorAccount } from '../vendor.ts'
import { answersOf, hearSandata } from './answers.ts'
import { exchangeWith } from './exchange.ts'

/** Fewer than the 5,000 that Sandata takes, so that a lost answer leaves few visits open. */
const mostAtOnce = 500

/** Seconds that Sandata asks to wait before its answers are asked for. */
const patience = 300

const noUuid = '00000000-0000-0000-0000-000000000000'

/** Sandata's alternate EVV interface. docs/evv.md says what of it is published. */
export function openSandata(account: VendorAccount): Vendor {
  const exchange = exchangeWith(account)
  const format = formatOf(account)
  return {
    mostAtOnce,
    mostAMinute: null,
    before: ['agent', 'client'],
    answersAfter: isOnThisMachine(account) ? 1 : patience,
    async send(tellings, signal) {
      const now = new Date().toISOString()
      const written = tellings.map((telling) => ({
        telling,
        records: writeSandata(telling, format, now),
      }))
      const [first] = tellings
      if (!first) throw new Error('There is nothing to send.')
      const requests = written.map(({ telling, records }) => ({
        id: telling.id,
        text: readable(records, telling.record),
      }))
      const said = await exchange.post(
        first.record.kind,
        written.flatMap(({ records }) => records),
        signal,
      )
      return { ...answersOf(said, tellings), requests } satisfies Sent
    },
    hear: (waiting, signal) => hearSandata(exchange, waiting, signal),
    news: () => Promise.resolve([]),
    async test(signal) {
      await exchange.status('visit', noUuid, signal)
      return `Sandata accepted the sign-in for account ${account.settings.account}.`
    },
  }
}

function formatOf({ provider, settings }: VendorAccount): SandataAccount {
  const { providerQualifier, clientQualifier, agentQualifier, payerId, payerProgram } = settings.evv
  return {
    provider,
    providerQualifier,
    clientQualifier,
    agentQualifier,
    payerId,
    payerProgram,
    changedBy: settings.user ?? provider.name,
  }
}
