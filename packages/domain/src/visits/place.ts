/** A point on the earth in degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

/** Mean radius of the earth in meters (IUGG). */
const earthRadius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Meters between two points along the surface (haversine), rounded to whole meters. */
export const distanceMetres = (a: Place, b: Place): number => {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const angle = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(angle))))
}

/** Meters from the recorded place to an address; null if either is unknown. */
export const distanceTo = (
  address: { latitude: number | null; longitude: number | null } | null,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): number | null => {
  if (!address || address.latitude === null || address.longitude === null) return null
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return distanceMetres(
    { latitude: address.latitude, longitude: address.longitude },
    { latitude, longitude },
  )
}
