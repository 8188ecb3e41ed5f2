import type { AppServices } from '../../../plumbing/services.ts'
import { findTransportAccount, openTransport, type WaitingFile } from '../../agency/door.ts'
import { type InJob } from '../../../plumbing/jobs/in-job.ts'
import { deliver } from './deliver.ts'
import { fetchOne, isKnown } from './fetch-one.ts'
import { noteLook, noteSeen, updateFetched } from './fetched-store.ts'
import { findUnsettled } from './store.ts'
import { whyNot } from './why-not.ts'

/** Milliseconds that the look may take, and the most files that one run takes in. */
const patience = 10_000
const most = 100
/** One file that cannot be read does not hold the others up; a server that is away is left alone. */
const mostFailures = 10

/** Looks what became of files of unknown fate, and takes in the files that wait at a connection. */
export async function fetchFrom(
  services: AppServices,
  within: InJob,
  accountId: string,
): Promise<void> {
  const found = await within(async (ctx) => {
    const account = await findTransportAccount(ctx.tx, accountId)
    if (account?.status !== 'active') return null
    return {
      account: { id: accountId, name: account.name },
      transport: openTransport(ctx.keys, account),
      unsettled: await findUnsettled(ctx.tx, accountId),
    }
  })
  if (!found) return
  const { account, transport } = found
  for (const id of found.unsettled) await deliver(services, within, id)
  const waiting = await transport.list(AbortSignal.timeout(patience)).catch(async (error) => {
    await look(within, accountId, { error: whyNot(error) })
    throw error
  })
  const rows = await look(within, accountId, { waiting })
  const known = new Map(rows.map((row) => [row.name, row]))
  const failures: unknown[] = []
  let taken = 0
  const unread = waiting.filter((one) => !isKnown(one, known.get(one.name)))
  const hasFailed = ({ name }: WaitingFile): boolean => known.get(name)?.state === 'failed'
  // What failed before is tried last, so that it keeps nothing new waiting.
  for (const file of unread.toSorted((a, b) => Number(hasFailed(a)) - Number(hasFailed(b)))) {
    if (taken === most || failures.length === mostFailures) break
    try {
      if (await fetchOne(within, { transport, account, file })) taken += 1
    } catch (error) {
      failures.push(error)
      await within((ctx) =>
        updateFetched(ctx.tx, accountId, file.name, { state: 'failed', note: whyNot(error) }),
      )
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Notes the look at a connection: which files wait there, or why it does not say. */
const look = (
  within: InJob,
  accountId: string,
  { waiting = null, error = null }: { waiting?: WaitingFile[] | null; error?: string | null },
) =>
  within(async (ctx) => {
    await noteLook(ctx.tx, {
      agency_id: ctx.agency.id,
      account_id: accountId,
      looked_at: ctx.now.toISOString(),
      error,
    })
    await ctx.live('transmission', accountId)
    if (waiting === null) return []
    const names = waiting.map(({ name }) => name)
    return noteSeen(ctx.tx, ctx.agency.id, { accountId, names, at: ctx.now })
  })
