import type { AppServices } from '../../../plumbing/services.ts'
import { findTransportAccount, openTransport } from '../../agency/door.ts'
import { deliver, type InJob } from './deliver.ts'
import { fetchOne, isKnown } from './fetch-one.ts'
import { findFetched } from './fetched-store.ts'
import { findUnsettled } from './store.ts'

/** Milliseconds that the look may take, and the most answers that one run takes in. */
const patience = 10_000
const most = 100
/** One file that cannot be read does not hold the others up; a server that is away is left alone. */
const mostFailures = 10

/** Looks what became of files of unknown fate, and takes in the answers that wait at a connection. */
export async function fetchFrom(
  services: AppServices,
  within: InJob,
  accountId: string,
): Promise<void> {
  const found = await within(async (ctx) => {
    const account = await findTransportAccount(ctx.tx, accountId)
    if (account?.status !== 'active') return null
    return {
      transport: openTransport(ctx.keys, account),
      unsettled: await findUnsettled(ctx.tx, accountId),
    }
  })
  if (!found) return
  for (const id of found.unsettled) await deliver(services, within, id)
  const waiting = await found.transport.list(AbortSignal.timeout(patience))
  const names = waiting.map(({ name }) => name)
  const rows = await within((ctx) => findFetched(ctx.tx, accountId, names))
  const known = new Map(rows.map((row) => [row.name, row]))
  const failures: unknown[] = []
  let taken = 0
  for (const file of waiting.filter((one) => !isKnown(one, known.get(one.name)))) {
    if (taken === most || failures.length === mostFailures) break
    try {
      const { transport } = found
      const seen = known.get(file.name)
      if (await fetchOne(within, { transport, accountId, file, seen })) taken += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
