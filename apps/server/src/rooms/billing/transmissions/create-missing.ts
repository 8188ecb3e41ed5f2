import * as contract from '@homeward/contract/billing/transmissions'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { deliverIfConnected } from '../delivery/start-delivery.ts'
import { presentTransmission } from './present-transmission.ts'
import { findPayorsWithReady, findTransmission } from './store.ts'
import { writeFile } from './write-file.ts'

/** Makes the file of every payor whose claims are ready and in none; what cannot be written is told. */
export const createMissingTransmissions = verb(contract.createMissingTransmissions, async (ctx) => {
  const created: contract.Transmission[] = []
  const refused: { payor_id: string; sentences: string[] }[] = []
  for (const payorId of await findPayorsWithReady(ctx.tx)) {
    try {
      const { id, leftOut } = await writeFile(ctx, payorId)
      await deliverIfConnected(ctx, { id, payorId })
      created.push(presentTransmission(ctx, found(await findTransmission(ctx.tx, id)), leftOut))
    } catch (error) {
      // It refuses before it writes, so one payor costs the others nothing.
      if (!(error instanceof Failure)) throw error
      const sentences = Object.values(error.fields).flat().map(String)
      refused.push({
        payor_id: payorId,
        sentences: sentences.length > 0 ? sentences : [error.message],
      })
    }
  }
  return { created, refused }
})
