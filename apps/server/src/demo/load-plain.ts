import { plainRecords } from '@homeward/contract/all'
import type { Known, PlainRecord } from '@homeward/contract/plain-record'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { answerRoute } from './answer-route.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** As many of each, where the demo tells nothing of its own. */
const each = 2

/** Plain records that the demo has none of yet, from their examples. */
export async function loadPlainRecords(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const ctx = (await cast(stage, tx)).as('owner')
    const known = await findKnown(tx)
    for (const record of plainRecords) await loadExamples(ctx, record, known)
    await note(tx)
  })
}

async function loadExamples(ctx: Ctx, { endpoints, example }: PlainRecord, known: Known) {
  const { list, create } = endpoints
  const { meta } = Object(await answerRoute(ctx, list, {})) as { meta: { total: number } }
  if (meta.total > 0) return
  for (let n = 1; n <= each; n += 1) await answerRoute(ctx, create, example(n, known))
}

async function findKnown(tx: Tx): Promise<Known> {
  const first = async (table: 'agents' | 'clients' | 'offices' | 'payors' | 'services') =>
    (await tx.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  return {
    office: await first('offices'),
    payor: await first('payors'),
    service: await first('services'),
    agent: await first('agents'),
    client: await first('clients'),
  }
}
