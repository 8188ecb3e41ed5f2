import * as contract from '@homeward/contract/billing/transmissions'
import { issuesOf } from '@homeward/domain/billing/readiness'
import { limits } from '@homeward/x12/professional/forms'
import { write837P } from '@homeward/x12/professional/write'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { storeFile } from '../../files/door.ts'
import { findBillingAgency } from '../agency-store.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { nextNumber } from '../counter-store.ts'
import { batchOf, controlText } from './batch.ts'
import { presentTransmission } from './present-transmission.ts'
import { sendClaims } from './send-claims.ts'
import {
  type BatchPayor,
  findBatchPayor,
  findTransmission,
  insertTransmission,
  lockReadyClaims,
} from './store.ts'

/** Makes the 837P file of all claims of a payor that are ready, and posts what it is then owed. */
export const createTransmission = verb(contract.createTransmission, async (ctx, input) => {
  const payor = found(await findBatchPayor(ctx.tx, input.payor_id))
  const ready = await lockReadyClaims(ctx.tx, payor.id, limits.claimsPerTransaction)
  if (ready.length === 0) throw new Failure('batch_empty')
  const claims = await loadClaims(
    ctx,
    ready.map(({ id }) => id),
  )
  refuseUnready(claims)

  const control = await nextNumber(ctx, `interchange:${payor.receiver_id}`)
  const text = await write(ctx, payor, control, claims)
  const isa = controlText(control)
  const receiver = payor.receiver_id.replaceAll(/[^\w-]/g, '')
  const file = await storeFile(ctx, {
    name: `837P_${receiver}_${isa}.edi`,
    contentType: 'application/edi-x12',
    bytes: Buffer.from(text, 'latin1'),
  })
  const id = uuid()
  const transmission = {
    payor_id: payor.id,
    receiver_id: payor.receiver_id,
    interchange_control: isa,
    group_control: String(control),
    claims_count: claims.length,
    total_cents: claims.reduce((sum, { figures }) => sum + figures.chargeCents, 0),
    file_id: file.id,
  }
  await insertTransmission(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    ...transmission,
    created_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    created_by_name: ctx.actor.name,
    created_at: ctx.now.toISOString(),
  })
  await sendClaims(ctx, { id, control: isa }, claims)
  await ctx.changed({
    action: 'transmission.created',
    type: 'transmission',
    id,
    after: transmission,
  })
  return presentTransmission(found(await findTransmission(ctx.tx, id)))
})

/** A claim that was ready when it was marked may no longer be: a rate ended, a diagnosis was removed. */
function refuseUnready(claims: readonly LoadedClaim[]): void {
  const sentences = claims.flatMap(({ record, checks }) =>
    issuesOf(checks).map((sentence) => `${record.number}: ${sentence}`),
  )
  if (sentences.length > 0) throw invalid(sentences)
}

/** The most sentences to show at once; a person fixes them and tries again. */
const mostSentences = 50

function invalid(sentences: readonly string[]): Failure {
  const more = sentences.length - mostSentences
  const told = [...sentences.slice(0, mostSentences), ...(more > 0 ? [`And ${more} more.`] : [])]
  return new Failure('batch_invalid', { fields: { claims: told } })
}

/** The text of the file, which the writer has read back and checked against the rules. */
async function write(
  ctx: Ctx,
  payor: BatchPayor,
  control: number,
  claims: readonly LoadedClaim[],
): Promise<string> {
  const agency = await findBillingAgency(ctx.tx)
  const batch = batchOf(ctx, { agency, payor, control }, claims)
  const written = write837P(batch, ctx.today)
  if (written.ok) return written.text
  const numbers = batch.subscribers.map((subscriber) =>
    subscriber.claims.map(({ claimId }) => claimId),
  )
  throw invalid(
    written.problems.map(({ path, sentence }) => `${inWords(path, numbers)} ${sentence}`),
  )
}

/** `subscribers[0].claims[1].lines[0].units` as `HW00000002 lines[0].units`. */
const inWords = (path: string, numbers: readonly (readonly string[])[]): string =>
  path.replace(
    /^subscribers\[(\d+)\](?:\.claims\[(\d+)\])?\.?/,
    (_, subscriber: string, claim: string | undefined) =>
      `${numbers[Number(subscriber)]?.[Number(claim ?? 0)] ?? ''} `,
  )
