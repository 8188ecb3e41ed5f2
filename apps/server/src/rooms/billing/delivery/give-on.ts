import type { Ctx } from '../../../plumbing/context.ts'
import { storeFile } from '../../files/door.ts'
import { takeInAnswers } from '../acknowledgements/take-in.ts'
import { startReading } from '../era-files/start-reading.ts'
import { whatItHolds } from './what-it-holds.ts'

/** Keeps a fetched file and gives what it holds to whoever reads it; says what became of it. */
export async function giveOn(
  ctx: Ctx,
  connection: string,
  { name, bytes }: { name: string; bytes: Buffer },
) {
  const holds = whatItHolds(bytes)
  const { id } = await storeFile(ctx, { name, contentType: 'application/edi-x12', bytes })
  const became = { file_id: id, holds, state: 'taken' as const, note: null }
  if (holds === 'remittance' || holds === 'both') {
    const actor = { kind: 'job', name: 'billing.fetch_answers' } as const
    await startReading(ctx, { id, name }, { author: connection, actor })
  }
  if (holds === 'remittance') return became
  const { ids, repeated, problems } = await takeInAnswers(ctx, id)
  if (ids.length === 0 && repeated === 0) {
    const none = 'It holds no remittance and no answer to claims.'
    return { ...became, state: 'failed' as const, note: [none, ...problems].join(' ') }
  }
  await ctx.record({
    action: 'acknowledgement.received',
    type: 'acknowledgement',
    id: ids[0] ?? id,
    after: { name, answers: ids.length, repeated },
  })
  const words = [`${ids.length} new, ${repeated} read before.`, ...problems]
  return { ...became, note: words.join(' ') }
}
