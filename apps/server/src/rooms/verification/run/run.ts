import { performance } from 'node:perf_hooks'
import type { Ctx } from '../../../plumbing/context.ts'
import { whileAlone } from '../../../plumbing/db/alone.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import { loadPlaces } from '../records/load-places.ts'
import { findProvider } from '../records/account-store.ts'
import { type OpenVendor, vendorAccount } from '../vendors/open-vendor.ts'
import { type Connection, lockConnection } from './connection-store.ts'
import { noteFailure, watchSilence } from './connection.ts'
import { endCutOff, hear } from './hear.ts'
import { hearNews } from './hear-news.ts'
import { runLater } from './run-later.ts'
import { sendSome } from './send.ts'
import { findOpenWork, findRecent } from './sending-store.ts'
import { patience, type Turn } from './turn.ts'

type Runner = {
  services: AppServices
  db: Database
  within: InJob
  open: OpenVendor
  /** Seconds that one run may take. */
  seconds: number
}

/** Sends what is due over one account, and hears its answers. Does nothing while another run does. */
export async function runAccount(runner: Runner, accountId: string): Promise<void> {
  await whileAlone(runner.db, `verification.run:${accountId}`, async () => {
    const begun = await runner.within((ctx) => begin(ctx, accountId))
    if (begun === null) return
    const until = performance.now() + runner.seconds * 1000
    const rest = {
      within: runner.within,
      log: runner.services.log,
      account: begun.account,
      random: Math.random,
      isOver: () => performance.now() > until,
    }
    const turn = await opened(runner, rest, begun)
    if (turn) await work(turn, begun.connection)
    await runner.within((ctx) => watchSilence(ctx, begun.account))
    await runner.within((ctx) => goOnLater(ctx, accountId))
  })
}

/** The account with its connection; null where nothing is to be sent now. */
async function begin(ctx: Ctx, accountId: string) {
  const { places } = await loadPlaces(ctx)
  const account = places.get(accountId)?.account
  if (account?.status !== 'active') return null
  const connection = await lockConnection(ctx.tx, ctx.agency.id, accountId)
  if (connection.state === 'paused' || isResting(connection, ctx.now)) return null
  const provider = await findProvider(ctx.tx)
  return { account, connection, opened: vendorAccount(ctx.keys, account, provider) }
}

const isResting = ({ state, rests_until: until }: Connection, now: Date): boolean =>
  state === 'resting' && until !== null && Date.parse(until) > now.getTime()

/** The open connection; null if its settings do not allow one, which is noted. */
async function opened(
  { open }: Runner,
  rest: Omit<Turn, 'vendor'>,
  begun: { opened: Parameters<OpenVendor>[0] },
): Promise<Turn | null> {
  try {
    return { ...rest, vendor: open(begun.opened) }
  } catch (error) {
    await noteFailure(rest, error)
    return null
  }
}

async function work(turn: Turn, { state }: Connection): Promise<void> {
  await endCutOff(turn)
  if (state === 'resting' && !(await answersAgain(turn))) return
  if (await hear(turn)) return
  if (await hearNews(turn)) return
  await sendAll(turn)
}

/** After a rest the sign-in is tried before any record is. */
async function answersAgain(turn: Turn): Promise<boolean> {
  try {
    await turn.vendor.test(AbortSignal.timeout(patience))
    return true
  } catch (error) {
    await noteFailure(turn, error)
    return false
  }
}

/** Sends until nothing is due: people before their visits, as the vendor asks. */
async function sendAll(turn: Turn): Promise<void> {
  const kinds = [...turn.vendor.before, 'visit'] as const
  for (;;) {
    let any = false
    for (const kind of kinds) {
      for (;;) {
        if (turn.isOver() || !(await maySend(turn))) return
        const step = await sendSome(turn, kind)
        if (step === 'rests') return
        if (step === 'nothing') break
        any = true
      }
    }
    if (!any) return
  }
}

/** Whether the account's limit leaves room for another sending in this minute. */
async function maySend({ within, vendor, account }: Turn): Promise<boolean> {
  const { mostAMinute: most } = vendor
  if (most === null) return true
  const recent = await within((ctx) =>
    findRecent(ctx.tx, account.id, new Date(ctx.now.getTime() - 60_000).toISOString()),
  )
  return recent.length < most
}

/** What is due within the next minute is done without waiting for the look of every minute. */
async function goOnLater(ctx: Ctx, accountId: string): Promise<void> {
  const connection = await lockConnection(ctx.tx, ctx.agency.id, accountId)
  if (connection.state === 'paused' || isResting(connection, ctx.now)) return
  const { due_at: due, ask_at: ask } = await findOpenWork(ctx.tx, accountId)
  const next = [due, ask].flatMap((at) => (at === null ? [] : [Date.parse(at)]))
  if (next.length === 0) return
  const seconds = Math.max(1, (Math.min(...next) - ctx.now.getTime()) / 1000)
  if (seconds < 60) await runLater(ctx, [accountId], seconds)
}
