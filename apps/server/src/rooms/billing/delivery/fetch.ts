import type { AppServices } from '../../../plumbing/services.ts'
import { findTransportAccount, openTransport, type Transport } from '../../agency/door.ts'
import { storeFile } from '../../files/door.ts'
import { takeInAnswers } from '../acknowledgements/take-in.ts'
import { deliver, type InJob } from './deliver.ts'
import { findUnfetched, findUnsettled, insertFetched } from './store.ts'

/** Milliseconds that one step over a connection may take, and the most files that one run takes in. */
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
  const names = await found.transport.list(AbortSignal.timeout(patience))
  const fresh = await within((ctx) => findUnfetched(ctx.tx, accountId, names))
  const failures: unknown[] = []
  let taken = 0
  for (const name of fresh) {
    if (taken === most || failures.length === mostFailures) break
    try {
      const isAnswer = await fetchOne(within, { transport: found.transport, accountId, name })
      if (isAnswer) taken += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

type Waiting = { transport: Transport; accountId: string; name: string }

/** Reads one file that waits; it stays where it is. False for a remittance. */
async function fetchOne(within: InJob, { transport, accountId, name }: Waiting): Promise<boolean> {
  const bytes = await transport.get(name, AbortSignal.timeout(patience))
  // Remittances are uploaded by a person, whose they are.
  if (bytes.includes('ST*835')) return false
  await within(async (ctx) => {
    const file = await storeFile(ctx, { name, contentType: 'application/edi-x12', bytes })
    const own = { agency_id: ctx.agency.id, account_id: accountId, name, file_id: file.id }
    if (!(await insertFetched(ctx.tx, own))) return
    const { ids, repeated } = await takeInAnswers(ctx, file.id)
    await ctx.record({
      action: 'acknowledgement.received',
      type: 'acknowledgement',
      id: ids[0] ?? file.id,
      after: { name, answers: ids.length, repeated },
    })
  })
  return true
}
