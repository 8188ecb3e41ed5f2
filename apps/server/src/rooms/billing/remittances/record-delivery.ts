import { formatDay } from '@homeward/domain/dates'
import { localDay } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Delivery } from './read-deliveries.ts'
import { findPosted } from './reading-store.ts'
import { findByContent, insertEra } from './store.ts'

/** A new remittance, to be posted or held. */
export type RecordedDelivery = { id: string; delivery: Delivery; posts: boolean }

/** Stores a delivery, its claims apart, unless exactly this was read before; then null. */
export async function recordDelivery(
  ctx: Ctx,
  fileId: string,
  delivery: Delivery,
  held: string | null,
): Promise<RecordedDelivery | null> {
  const id = uuid()
  const inserted = await insert(ctx, { id, fileId, delivery, held })
  if (!inserted) return null
  const reason = inserted.held
  const status = reason === null ? 'posted' : 'held'
  await ctx.changed({
    action: 'era.received',
    type: 'era',
    id,
    after: {
      status,
      held_reason: reason,
      trace_number: delivery.read?.remittance.payment.trace ?? null,
      payment_cents: delivery.read?.verdict.statedTotal ?? null,
    },
  })
  return { id, delivery, posts: reason === null }
}

type New = { id: string; fileId: string; delivery: Delivery; held: string | null }

/**
 * Inserts the row and returns why it is held, if it is; null if it was read before. The unique keys decide:
 * of two identical deliveries at the same moment, the second waits for the first and then finds its row.
 */
async function insert(ctx: Ctx, era: New): Promise<{ held: string | null } | null> {
  if (await insertEra(ctx.tx, rowOf(ctx, era))) return { held: era.held }
  if (await findByContent(ctx.tx, era.delivery.content)) return null
  const posted = await findPosted(ctx.tx, era.delivery.dedupKey)
  const day = posted ? formatDay(localDay(posted.received_at, ctx.agency.timeZone)) : 'before'
  const held = `This payment was already posted from ${posted?.file_name ?? 'another file'} on ${day}, but this file has different details. Compare the files and ask the payor.`
  return (await insertEra(ctx.tx, rowOf(ctx, { ...era, held }))) ? { held } : null
}

function rowOf(ctx: Ctx, { id, fileId, delivery, held }: New) {
  const { remittance, verdict } = delivery.read ?? {}
  return {
    agency_id: ctx.agency.id,
    id,
    file_id: fileId,
    file_position: delivery.position,
    dedup_key: delivery.dedupKey,
    content_sha256: delivery.content,
    payer_name: remittance?.payer.name || null,
    payer_id: remittance?.payer.id ?? (remittance?.payer.traceId || null),
    payee_npi: remittance?.payee.npi ?? null,
    payee_tax_id: remittance?.payee.taxId ?? null,
    trace_number: remittance?.payment.trace || null,
    payment_date: remittance?.payment.date ?? null,
    payment_cents: verdict?.statedTotal ?? null,
    method: remittance?.payment.method || null,
    status: held === null ? ('posted' as const) : ('held' as const),
    held_reason: held,
    claims_cents: verdict?.claimsPaid ?? 0,
    provider_adjustments_cents: verdict?.providerAdjustments ?? 0,
    problems: verdict?.failures.map(({ sentence }) => sentence) ?? [],
    findings: [...delivery.damage, ...delivery.notes],
    posted_at: held === null ? ctx.now.toISOString() : null,
    received_at: ctx.now.toISOString(),
  }
}
