import type { GeocoderSettings } from '@homeward/contract/agency/integrations'
import { z } from 'zod'
import { getJson } from './public/get-json.ts'

export type Position = { latitude: number; longitude: number }
export type Geocoder = { settings: GeocoderSettings; secret: string | null }

/** Places in the answers of Nominatim's /search, with degrees as text. */
const Places = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
)

/**
 * The position of an address; null if the geocoder does not know it. Rejects with a sentence if the
 * geocoder is unreachable or its answer is unreadable.
 */
export async function locate(
  { settings, secret }: Geocoder,
  address: string,
  signal: AbortSignal,
): Promise<Position | null> {
  const url = new URL(settings.endpoint)
  url.searchParams.set('q', address)
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('limit', '1')
  url.searchParams.set('countrycodes', settings.country_codes)
  if (settings.key_parameter !== null && secret !== null) {
    url.searchParams.set(settings.key_parameter, secret)
  }
  const places = Places.safeParse(await getJson(url.href, signal))
  if (!places.success) throw new Error('The response is not a list of places with lat and lon.')
  const [place] = places.data
  return place ? { latitude: place.lat, longitude: place.lon } : null
}
