import type { Random } from './random.ts'

type Home = { latitude: number | null; longitude: number | null }

/** A punch at a position that many meters from the client's home; without one where they are unknown. */
export function punch(at: Date, home: Home, metres: number | null, random: Random) {
  const { latitude, longitude } = home
  if (metres === null || latitude === null || longitude === null) return { at: at.toISOString() }
  const direction = (random.between(0, 359) / 180) * Math.PI
  const degree = 111_320
  const east = degree * Math.cos((latitude / 180) * Math.PI)
  return {
    at: at.toISOString(),
    latitude: Number((latitude + (Math.cos(direction) * metres) / degree).toFixed(6)),
    longitude: Number((longitude + (Math.sin(direction) * metres) / east).toFixed(6)),
    accuracy: random.between(4, 25),
  }
}
