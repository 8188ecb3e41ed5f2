import type { Ctx } from '../../../plumbing/context.ts'
import { placeAgency, placeOffice } from '../../agency/door.ts'
import { type AddressRow, placeClientAddress } from './address-store.ts'

type Spot = { latitude: number | null; longitude: number | null }

/** Stores the position of an address with its record, and writes the audit event. */
export async function placeAddress(ctx: Ctx, address: AddressRow, spot: Spot): Promise<void> {
  const { kind, id, record_id, line } = address
  await ctx.record({
    action: 'address.located',
    type: kind,
    id: record_id,
    before: { address: line, latitude: address.latitude, longitude: address.longitude },
    after: { address: line, ...spot },
  })
  switch (kind) {
    case 'client':
      await placeClientAddress(ctx.tx, id, spot)
      return ctx.live('client', record_id)
    case 'agent':
      return ctx.emit('agent_address.located', { address_id: id, ...spot })
    case 'office':
      return placeOffice(ctx, id, spot)
    case 'agency':
      return placeAgency(ctx, spot)
  }
}
