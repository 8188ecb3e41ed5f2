import type { geocodeAddresses as declaration } from '@homeward/contract/clients/addresses'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { activeGeocoder } from '../../agency/door.ts'
import { findToLocate } from './address-store.ts'
import { queueAddresses } from './geocoding-store.ts'
import { askTask } from './jobs.ts'

/** So many at once; whoever has more asks again. */
const most = 2000

/** Has the geocoder asked where addresses lie. */
export async function geocodeAddresses(
  ctx: Ctx,
  { ids }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  if (!(await activeGeocoder(ctx))) throw new Failure('geocoder_off')
  const addresses = await findToLocate(ctx.tx, ids, most)
  if (ids && addresses.length < new Set(ids).size) throw new Failure('not_found')
  await queueAddresses(ctx.tx, ctx.agency.id, addresses, ctx.now)
  await ctx.record({
    action: 'addresses.geocoding_asked',
    type: 'agency',
    id: ctx.agency.id,
    after: { addresses: addresses.length },
  })
  if (addresses.length > 0) await ctx.enqueue(askTask, {}, { key: `${askTask}:${ctx.agency.id}` })
  return { waiting: addresses.length }
}
