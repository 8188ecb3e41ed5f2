import { createHash } from 'node:crypto'
import { filingReason } from '@homeward/domain/billing/acknowledgements'
import { readAcknowledgements } from '@homeward/x12/acknowledgement/read'
import type {
  Acknowledgement,
  ClaimsAnswer,
  GroupAnswer,
  InterchangeAnswer,
} from '@homeward/x12/acknowledgement/types'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { fileBytes } from '../../files/door.ts'
import { controlOf } from '../transmissions/batch.ts'
import { proveHandOver } from '../filings/prove-hand-over.ts'
import {
  type AnsweredFiling,
  insertAcknowledgement,
  lockAnsweredFilings,
  lockFilesByControl,
  lockFilesWithClaims,
  writeOutcome,
} from './store.ts'
import { applyVerdicts } from './verdicts.ts'

/** What became of an answer. */
type Outcome = {
  transmissionId: string | null
  accepted: boolean
  reasons: string[]
  acceptedCount: number
  rejectedCount: number
}

/** Reads the answers of a file; each is applied once, and one that fits nothing is held. */
export async function takeInAnswers(ctx: Ctx, fileId: string) {
  const { answers, problems } = readAcknowledgements(await fileBytes(ctx, fileId))
  const ids: string[] = []
  let repeated = 0
  for (const answer of answers) {
    const id = uuid()
    const kept = { agency_id: ctx.agency.id, id, file_id: fileId, kind: answer.kind }
    const digest = createHash('sha256').update(`${answer.sender} ${answer.text}`).digest()
    // Held until it is applied, so that a second reader finds it.
    const isNew = await insertAcknowledgement(ctx.tx, {
      ...kept,
      content_sha256: digest,
      accepted: false,
      status: 'held',
      received_at: ctx.now.toISOString(),
    })
    if (!isNew) {
      repeated += 1
      continue
    }
    const outcome = await outcomeOf(ctx, answer)
    await writeOutcome(ctx.tx, id, {
      transmission_id: outcome.transmissionId,
      accepted: outcome.accepted,
      status: outcome.transmissionId === null ? 'held' : 'applied',
      reasons: outcome.reasons,
      accepted_count: outcome.acceptedCount,
      rejected_count: outcome.rejectedCount,
    })
    ids.push(id)
    if (outcome.transmissionId === null) continue
    await ctx.changed({
      action: 'transmission.answered',
      type: 'transmission',
      id: outcome.transmissionId,
      after: { kind: answer.kind, accepted: outcome.accepted },
    })
  }
  return { ids, repeated, problems }
}

function outcomeOf(ctx: Ctx, answer: Acknowledgement): Promise<Outcome> {
  if (answer.kind === 'TA1') return ofInterchange(ctx, answer)
  if (answer.kind === '999') return ofGroup(ctx, answer)
  return ofClaims(ctx, answer)
}

async function ofInterchange(
  ctx: Ctx,
  answer: InterchangeAnswer & { sender: string },
): Promise<Outcome> {
  const { control, accepted, sentences } = answer
  const file = await fileOf(ctx, {
    column: 'interchange_control',
    control,
    receiver: answer.sender,
  })
  if (file === null) return unknown(`No file with control number ${control} was sent.`, accepted)
  if (accepted) return { ...nothing, transmissionId: file, accepted, reasons: [...sentences] }
  return rejectFile(ctx, file, sentences, () => [])
}

async function ofGroup(ctx: Ctx, answer: GroupAnswer & { sender: string }): Promise<Outcome> {
  const { control, accepted, transactions } = answer
  const file = await fileOf(ctx, { column: 'group_control', control, receiver: answer.sender })
  if (file === null) return unknown(`No group with control number ${control} was sent.`, accepted)
  const errors = transactions.flatMap((transaction) => transaction.errors)
  const sentences = errors.map(({ sentence }) => sentence)
  const refused = !accepted || transactions.some((transaction) => !transaction.accepted)
  if (!refused) return { ...nothing, transmissionId: file, accepted, reasons: sentences }
  return rejectFile(ctx, file, sentences, (filing) =>
    errors.filter(({ position }) => isWithin(filing, position)).map(({ sentence }) => sentence),
  )
}

const isWithin = (
  { segment_from: from, segment_to: to }: AnsweredFiling,
  position: number | null,
): boolean =>
  position !== null && from !== null && to !== null && from <= position && position <= to

/** Every claim of the file is back, each with what is wrong in it, or that another one was wrong. */
async function rejectFile(
  ctx: Ctx,
  transmissionId: string,
  sentences: readonly string[],
  ownOf: (filing: AnsweredFiling) => string[],
): Promise<Outcome> {
  const filings = await lockAnsweredFilings(ctx.tx, { transmissionId })
  const whole = 'The whole file was rejected, not because of this claim. Send it again.'
  const late = await applyVerdicts(
    ctx,
    filings.map((filing) => {
      const own = ownOf(filing)
      return {
        filing,
        accepted: false,
        payerControlNumber: null,
        reasons: (own.length > 0 ? own : [whole]).map((sentence) => ({ sentence, fix: null })),
      }
    }),
  )
  return {
    transmissionId,
    accepted: false,
    reasons: [...sentences, ...late],
    acceptedCount: 0,
    rejectedCount: filings.length - late.length,
  }
}

async function ofClaims(ctx: Ctx, { claims }: ClaimsAnswer): Promise<Outcome> {
  const numbers = claims.map(({ claimId }) => claimId)
  const controls = claims.flatMap(({ batchId }) => controlOf(batchId) ?? [])
  // An answer about its claims proves that the payor has the file.
  for (const file of await lockFilesWithClaims(ctx.tx, { numbers, controls })) {
    if (file.status !== 'sent' && file.status !== 'withdrawn') await proveHandOver(ctx, file)
  }
  const filings = await lockAnsweredFilings(ctx.tx, { numbers })
  const byNumber = Map.groupBy(filings, ({ number }) => number)
  const said = claims.flatMap(({ batchId, claimId, accepted, statuses, payerClaimNumber }) => {
    const own = byNumber.get(claimId) ?? []
    const control = controlOf(batchId)
    const filing =
      own.find(({ interchange_control: of }) => of !== null && of === control) ??
      own.find(({ is_last: isLast }) => isLast)
    if (!filing || accepted === null) return []
    const { client_id: clientId, payor_id: payorId, visit_id: visitId } = filing
    const of = { clientId, payorId, visitId }
    const reasons = accepted ? [] : statuses.map((status) => filingReason(status, of))
    return [{ filing, accepted, reasons, payerControlNumber: payerClaimNumber, takesBack: true }]
  })
  const late = await applyVerdicts(ctx, said)
  const rejected = said.filter(({ accepted }) => !accepted)
  const sentences = claims.flatMap(({ claimId, accepted }) => {
    if (!byNumber.has(claimId)) return `No claim ${claimId} was sent.`
    return accepted === null ? `It does not say whether claim ${claimId} was accepted.` : []
  })
  return {
    transmissionId:
      said.find(({ filing }) => filing.transmission_id !== null)?.filing.transmission_id ?? null,
    accepted: rejected.length === 0,
    reasons: [...sentences, ...late],
    acceptedCount: said.length - rejected.length,
    rejectedCount: rejected.length,
  }
}

/** The file that an answer means; an answer proves that it was handed over. */
async function fileOf(
  ctx: Ctx,
  by: Parameters<typeof lockFilesByControl>[1],
): Promise<string | null> {
  const files = await lockFilesByControl(ctx.tx, by)
  const own = files.filter(({ receiver_id: receiver }) => receiver === by.receiver)
  const [file, ...others] = own.length > 0 ? own : files
  if (!file || others.length > 0) return null
  if (file.status === 'sent') return file.id
  await proveHandOver(ctx, file)
  return file.id
}

const nothing = { acceptedCount: 0, rejectedCount: 0 }

const unknown = (reason: string, accepted: boolean): Outcome => ({
  ...nothing,
  transmissionId: null,
  accepted,
  reasons: [reason],
})
