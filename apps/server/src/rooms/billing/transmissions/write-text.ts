import { write837P } from '@homeward/x12/professional/write'
import type { ProfessionalBatch } from '@homeward/x12/professional/types'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findBillingAgency } from '../agency-store.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { batchOf } from './batch.ts'
import type { BatchPayor } from './store.ts'

/** A claim that cannot be written into a file, and why. */
type Unwritten = { claim: LoadedClaim; sentence: string }

export type LeftOut = Unwritten & { id: string; number: string }

const asLeftOut = ({ claim, sentence }: Unwritten): LeftOut => ({
  claim,
  id: claim.record.id,
  number: claim.record.number,
  sentence,
})

type Written = { text: string; claims: readonly LoadedClaim[]; leftOut: LeftOut[] }

/** The text of a file, which the writer has read back and checked; claims that it refuses are left out. */
export async function writeText(
  ctx: Ctx,
  file: { payor: BatchPayor; control: number; before: readonly Unwritten[] },
  claims: readonly LoadedClaim[],
): Promise<Written> {
  const { payor, control } = file
  const agency = await findBillingAgency(ctx.tx)
  const leftOut = [...file.before]
  let kept = claims
  for (;;) {
    if (kept.length === 0) throw refused(leftOut)
    const batch = batchOf(ctx, { agency, payor, control }, kept)
    const written = write837P(batch, ctx.today)
    if (written.ok) return { text: written.text, claims: kept, leftOut: leftOut.map(asLeftOut) }
    const byNumber = new Map(kept.map((claim) => [claim.record.number, claim]))
    const wrong = new Map<LoadedClaim, string[]>()
    for (const { path, sentence } of written.problems) {
      const concerned = claimsAt(batch, path)
      // What is wrong with the sender or the file concerns every claim.
      if (!concerned) throw invalid([`${path} ${sentence}`])
      for (const { claimId } of concerned.claims) {
        const claim = byNumber.get(claimId)
        if (claim) wrong.set(claim, [...(wrong.get(claim) ?? []), `${concerned.what} ${sentence}.`])
      }
    }
    if (wrong.size === 0) throw invalid(written.problems.map(({ sentence }) => sentence))
    leftOut.push(...[...wrong].map(([claim, said]) => ({ claim, sentence: said.join(' ') })))
    kept = kept.filter((claim) => !wrong.has(claim))
  }
}

/** The claims that a problem of the batch concerns, those of one office, client or claim; null if all. */
function claimsAt(batch: ProfessionalBatch, path: string) {
  const at = /^billing\[(\d+)\]\.(?:subscribers\[(\d+)\](?:\.claims\[(\d+)\])?\.?)?(.*)$/.exec(path)
  if (!at) return null
  const [, group, subscriber, claim, what = ''] = at
  const clients = batch.billing[Number(group)]?.subscribers ?? []
  const own = clients.filter((_, index) => subscriber === undefined || index === Number(subscriber))
  const claims = own
    .flatMap((one) => one.claims)
    .filter((_, index) => claim === undefined || index === Number(claim))
  return { claims, what }
}

/** The most sentences to show at once; a person fixes them and tries again. */
const mostSentences = 50

function invalid(sentences: readonly string[]): Failure {
  const more = sentences.length - mostSentences
  const told = [...sentences.slice(0, mostSentences), ...(more > 0 ? [`And ${more} more.`] : [])]
  return new Failure('batch_invalid', { fields: { claims: told } })
}

/** No claim is left. */
export const refused = (unwritten: readonly Unwritten[]): Failure =>
  invalid(unwritten.map(({ claim, sentence }) => `${claim.record.number}: ${sentence}`))
