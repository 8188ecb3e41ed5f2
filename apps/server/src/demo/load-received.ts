import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { noteLook, noteSeen, updateFetched } from '../rooms/billing/delivery/fetched-store.ts'
import { giveOn } from '../rooms/billing/delivery/give-on.ts'
import { listConnections } from '../rooms/billing/delivery/received-files.ts'
import { answerText } from './answer-text.ts'
import { demoToday } from './days.ts'
import { findRemittanceFiles, findSent } from './find-sent.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** What the clearinghouse left for us: remittances, an answer to claims, one file of something else, one cut short. */
export async function loadReceived(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    const { connections } = await listConnections(billing, {})
    const [connection] = connections
    if (connection) await leaveFiles(billing, connection, demoToday(stage))
    await note(tx)
  })
}

async function leaveFiles(
  ctx: Ctx,
  { id: accountId, name: account }: { id: string; name: string },
  day: string,
): Promise<void> {
  const read = await findRemittanceFiles(ctx.tx)
  const answer = { name: `277CA_NCTRACKS_${day}.edi`, bytes: await answers(ctx, day) }
  const odd = { name: `NOTICE_${day}.txt`, bytes: Buffer.from('Our portal is closed on Sunday.') }
  const short = `835_NCTRACKS_${day}_4.edi`
  const names = [...read.map(({ name }) => name), answer.name, odd.name, short]
  const at = ctx.now.toISOString()
  await noteLook(ctx.tx, {
    agency_id: ctx.agency.id,
    account_id: accountId,
    looked_at: at,
    error: null,
  })
  await noteSeen(ctx.tx, ctx.agency.id, { accountId, names, at: ctx.now })
  for (const { id, name, byte_size } of read) {
    await updateFetched(ctx.tx, accountId, name, {
      state: 'taken',
      holds: 'remittance',
      file_id: id,
      size_bytes: byte_size,
      settled: true,
      fetched_at: at,
    })
  }
  for (const file of [answer, odd]) {
    await updateFetched(ctx.tx, accountId, file.name, {
      ...(await giveOn(ctx, account, file)),
      size_bytes: file.bytes.length,
      settled: true,
      fetched_at: at,
    })
  }
  await updateFetched(ctx.tx, accountId, short, {
    note: 'It is still being written, or was cut short.',
    fetched_at: at,
  })
}

/** The payor took two of the newest claims on and sent one back: it does not know the member. */
async function answers(ctx: Ctx, day: string): Promise<Buffer> {
  const newest = (await findSent(ctx, 'medicaid', day)).slice(-3)
  const claims = newest.map(({ number, charge_cents }, at) => ({
    number,
    charge_cents,
    ...(at === 1
      ? { status: 'A3:33:IL' }
      : { status: 'A2:20', ownNumber: `NC${number.slice(-7)}` }),
  }))
  return Buffer.from(answerText({ payor: 'medicaid', day, control: 4_472_100, claims }))
}
