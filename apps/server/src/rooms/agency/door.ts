import type { Ctx } from '../../plumbing/context.ts'
import { updateAgencyRow } from './agencies/agency-store.ts'
import { type Geocoder, locate, type Position } from './integrations/geocoder.ts'
import { findIntegration } from './integrations/integration-store.ts'
import { geocoderOf } from './integrations/settings.ts'
import { updateOfficeRow } from './offices/office-store.ts'

export { accountNames, activeOffices, activePayors, officeNames, payorNames } from './name-store.ts'
export { findUnlistedCodes } from './codes/code-store.ts'
export { findTransportAccount } from './integrations/account-store.ts'
export { testAccountWith } from './integrations/test-account.ts'
export { openTransport } from './transports/open-transport.ts'
export { sftpTransport } from './transports/sftp.ts'
export { NotPublic } from './integrations/public/public-url.ts'
export { isBeforeSending, requestPublic } from './integrations/public/request.ts'
export {
  codeOf,
  NotHandedOver,
  type Parcel,
  type Transport,
  type WaitingFile,
} from './transports/transport.ts'
export type { Geocoder }

/** Milliseconds that one address may take. */
const patience = 8000

/** The geocoder that the agency switched on; null without one. */
export async function activeGeocoder(ctx: Ctx): Promise<Geocoder | null> {
  const row = await findIntegration(ctx.tx, 'geocoder')
  return row?.enabled ? geocoderOf(ctx, row) : null
}

/** The position of an address; null if the geocoder does not know it. Rejects with a sentence. */
export const positionOf = (geocoder: Geocoder, address: string): Promise<Position | null> =>
  locate(geocoder, address, AbortSignal.timeout(patience))

type Spot = { latitude: number | null; longitude: number | null }

/** Stores the position of an office. */
export async function placeOffice(ctx: Ctx, id: string, spot: Spot): Promise<void> {
  await updateOfficeRow(ctx.tx, id, spot)
  await ctx.live('office', id)
}

/** Stores the position of the agency itself. */
export async function placeAgency(ctx: Ctx, spot: Spot): Promise<void> {
  await updateAgencyRow(ctx.tx, ctx.agency.id, spot)
  await ctx.live('agency', ctx.agency.id)
}
