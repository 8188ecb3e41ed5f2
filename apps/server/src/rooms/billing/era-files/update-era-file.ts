import * as contract from '@homeward/contract/billing/remittances'
import { mayTurn } from '@homeward/domain/billing/remittance-file'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentEraFile } from './present-era-file.ts'
import { lockEraFile, turnEraFile } from './store.ts'

/** Cancels or restarts the work on a file. A running job notices before its commit and then posts nothing. */
export const updateEraFile = verb(contract.updateEraFile, async (ctx, { id, state }) => {
  const before = found(await lockEraFile(ctx.tx, id))
  if (!mayTurn(before.state, state)) {
    throw new Failure('status_not_allowed', {
      sentence:
        before.state === 'done'
          ? 'This file is processed. Open its remittances to see what was posted.'
          : 'The status of this file has changed. Reload it.',
    })
  }
  const canceled = state === 'canceled'
  const file = await turnEraFile(ctx.tx, id, {
    state,
    finished_at: canceled ? ctx.now.toISOString() : null,
    error: null,
    claims_done: 0,
    ...(!canceled && { tries: 0 }),
  })
  await ctx.changed({
    action: canceled ? 'era_file.canceled' : 'era_file.retried',
    type: 'era_file',
    id,
    before: { state: before.state },
    after: { state },
  })
  if (!canceled) {
    await ctx.enqueue('billing.read_remittances', {}, { key: `remittances:${ctx.agency.id}` })
  }
  return presentEraFile(ctx, file)
})
