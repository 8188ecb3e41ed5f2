import type { AddressKind } from '@homeward/domain/agency/geocoding'
import type { Ctx } from '../../../plumbing/context.ts'
import { activeGeocoder, type Geocoder, positionOf } from '../../agency/door.ts'
import { findAddress } from './address-store.ts'
import { failWaiting, isAnyWaiting, lockWaiting, settleGeocoding } from './geocoding-store.ts'
import { placeAddress } from './place-address.ts'

/** Few at once: a transaction stays open meanwhile. */
const addressesAtOnce = 5

/** Asks for the next addresses; returns whether more are waiting. */
export async function askGeocoder(ctx: Ctx): Promise<boolean> {
  const geocoder = await activeGeocoder(ctx)
  if (!geocoder) {
    await failWaiting(ctx.tx, 'No geocoder is enabled.', ctx.now)
    return false
  }
  for (const one of await lockWaiting(ctx.tx, addressesAtOnce)) await askFor(ctx, geocoder, one)
  await ctx.live('addresses', ctx.agency.id)
  return isAnyWaiting(ctx.tx)
}

async function askFor(
  ctx: Ctx,
  geocoder: Geocoder,
  waiting: { kind: AddressKind; record_id: string; asked: string },
): Promise<void> {
  const settle = (error: string | null) =>
    settleGeocoding(ctx.tx, waiting, {
      status: error === null ? 'located' : 'failed',
      error,
      at: ctx.now.toISOString(),
    })
  const address = await findAddress(ctx.tx, waiting.record_id)
  if (address?.line !== waiting.asked) {
    await settle('The address was changed or removed.')
    return
  }
  const answer = await positionOf(geocoder, waiting.asked).catch(inWords)
  if (answer === null) {
    await settle('The geocoder did not find this address.')
  } else if (typeof answer === 'string') {
    await settle(answer)
  } else {
    await settle(null)
    await placeAddress(ctx, address, answer)
  }
}

/** Errors of the network carry a code and addresses; those in words are meant for people. */
const inWords = (error: unknown): string =>
  error instanceof Error && !('code' in error) && error.name === 'Error'
    ? `The geocoder failed. ${error.message}`
    : 'The geocoder could not be reached. Test it under Integrations.'
