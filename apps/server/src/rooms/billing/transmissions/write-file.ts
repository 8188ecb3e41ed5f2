import { issuesOf } from '@homeward/domain/billing/readiness'
import { limits } from '@homeward/x12/professional/forms'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { storeFile } from '../../files/door.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { moveClaim } from '../claims/move-claim.ts'
import { nextNumber } from '../counter-store.ts'
import { writeFilings } from '../filings/write-filings.ts'
import { controlText } from './batch.ts'
import { type LeftOut, refused, writeText } from './write-text.ts'
import { findBatchPayor, insertTransmission, lockReadyClaims } from './store.ts'

type Chosen = {
  /** Only the claims of these. */
  invoices?: readonly string[]
  /** The claims, where the transaction has just loaded and marked them. */
  loaded?: ReadonlyMap<string, LoadedClaim>
}

type WrittenFile = {
  id: string
  interchange_control: string
  /** As they are filed now. */
  claims: LoadedClaim[]
  leftOut: LeftOut[]
}

/**
 * Writes the claims of a payor that are ready into a file. A claim that cannot be written is left out and
 * waits for review; the file is refused if none is left.
 */
export async function writeFile(
  ctx: Ctx,
  payorId: string,
  { invoices, loaded }: Chosen = {},
): Promise<WrittenFile> {
  const payor = found(await findBatchPayor(ctx.tx, payorId))
  const locked = await lockReadyClaims(ctx.tx, payor.id, {
    most: limits.claimsPerTransaction,
    invoices,
  })
  if (locked.length === 0) throw new Failure('batch_empty')
  const ids = locked.map(({ id }) => id)
  const known = ids.flatMap((one) => loaded?.get(one) ?? [])
  const all = known.length === ids.length ? known : await loadClaims(ctx, ids)
  // A claim that was ready when it was marked may no longer be: a rate ended, a diagnosis was removed.
  const unready = all.filter(({ ready }) => !ready)
  const said = unready.map((claim) => ({ claim, sentence: issuesOf(claim.checks).join(' ') }))
  const ready = all.filter((claim) => claim.ready)
  if (ready.length === 0) throw refused(said)

  // One row of numbers for all receivers: an answer from anyone means one file.
  const control = await nextNumber(ctx, 'interchange')
  const { text, claims, leftOut } = await writeText(ctx, { payor, control, before: said }, ready)
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
  const filed = await writeFilings(ctx, { id, payorId: payor.id, control: isa, text }, claims)
  for (const { claim } of leftOut) await moveClaim(ctx, claim, { status: 'for_review' })
  await ctx.changed({
    action: 'transmission.created',
    type: 'transmission',
    id,
    after: transmission,
  })
  return { id, interchange_control: isa, claims: filed, leftOut }
}
