import * as contract from '@homeward/contract/clients/addresses'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { activeGeocoder } from '../../agency/door.ts'
import { findToLocate } from './address-store.ts'
import { queueAddresses } from './geocoding-store.ts'
import { askTask } from './jobs.ts'

/** The most addresses at once; a caller with more asks again. */
const most = 2000

/** Requests the positions of addresses from the geocoder. */
export const geocodeAddresses = verb(contract.geocodeAddresses, async (ctx, { ids }) => {
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
})
