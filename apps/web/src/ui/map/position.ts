/** A place on the earth in degrees, WGS 84. */
export type Position = { latitude: number; longitude: number }

const places = 1_000_000

/** A place to six digits behind the point, which is about ten centimetres. */
export const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * places) / places,
  longitude: Math.round(longitude * places) / places,
})
