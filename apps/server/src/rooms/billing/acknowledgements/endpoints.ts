import * as contract from '@homeward/contract/billing/transmissions'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { takeUpload } from '../../files/door.ts'
import { presentAcknowledgement } from './present.ts'
import {
  dismissAcknowledgement,
  findAcknowledgement,
  findAcknowledgements,
  lockAcknowledgement,
} from './store.ts'
import { takeInAnswers } from './take-in.ts'

/** The queue of answers, newest first. */
export const listAcknowledgements = verb(contract.listAcknowledgements, async (ctx, input) => {
  const { rows, meta } = await findAcknowledgements(ctx.tx, input)
  return { data: rows.map((row) => presentAcknowledgement(ctx, row)), meta }
})

/** Reads an uploaded file of answers. */
export const uploadAcknowledgement = verb(contract.uploadAcknowledgement, async (ctx, input) => {
  const file = await takeUpload(ctx, input.signed_id, ['application/edi-x12', 'text/plain'])
  const { ids, repeated, problems } = await takeInAnswers(ctx, file.id)
  await ctx.record({
    action: 'acknowledgement.received',
    type: 'acknowledgement',
    id: ids[0] ?? file.id,
    after: { name: file.name, answers: ids.length, repeated },
  })
  const answers = []
  for (const id of ids) {
    answers.push(presentAcknowledgement(ctx, found(await findAcknowledgement(ctx.tx, id))))
  }
  return { answers, repeated, problems: [...problems] }
})

/** Takes an answer that fits nothing off the queue. */
export const updateAcknowledgement = verb(contract.updateAcknowledgement, async (ctx, input) => {
  const { id } = input
  const held = found(await lockAcknowledgement(ctx.tx, id))
  const present = async () =>
    presentAcknowledgement(ctx, found(await findAcknowledgement(ctx.tx, id)))
  if (input.lock_version !== undefined && input.lock_version !== held.lock_version) {
    await refuseStaleWith(input.lock_version, held, present)
  }
  if (held.status !== 'held') throw new Failure('status_not_allowed')
  await dismissAcknowledgement(ctx.tx, id)
  await ctx.record({
    action: 'acknowledgement.dismissed',
    type: 'acknowledgement',
    id,
    before: { status: 'held' },
    after: { status: 'dismissed' },
  })
  return present()
})
