import type { ProviderNumberAttributes } from '@homeward/contract/caregivers/agent-parts'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { overlaid } from '../../../plumbing/overlaid.ts'
import { type Settled, settleNested } from './nested.ts'
import { findPayors, type KeptNumber } from './provider-number-store.ts'

type Entry = z.output<typeof ProviderNumberAttributes>

/** The numbers of payors after a change: one for each payor. */
export async function settleNumbers(
  ctx: Ctx,
  current: readonly KeptNumber[],
  entries: readonly Entry[],
): Promise<Settled<KeptNumber>> {
  const known = current.map(({ id, payor_id, number }) => ({ id, payor_id, number }))
  const { kept, removed } = settleNested(
    'provider_numbers_attributes',
    known,
    entries,
    ({ _destroy, ...fields }) => {
      const blank = { id: uuid(), payor_id: '', number: '' }
      return overlaid<KeptNumber>(known.find(({ id }) => id === fields.id) ?? blank, fields)
    },
  )
  const there = await findPayors(
    ctx.tx,
    kept.map(({ payor_id: id }) => id),
  )
  const fields: Record<string, string[]> = {}
  for (const [at, entry] of entries.entries()) {
    if (entry._destroy) continue
    const payorId = entry.payor_id ?? known.find(({ id }) => id === entry.id)?.payor_id ?? ''
    const field = `provider_numbers_attributes.${at}.payor_id`
    if (!there.includes(payorId)) fields[field] = ['This payor was not found. Choose another one.']
    else if (kept.filter(({ payor_id: id }) => id === payorId).length > 1) {
      fields[field] = ['This payor is listed twice.']
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return { kept, removed }
}
