import type { Visit } from '@homeward/contract/visits/visits'

type Place = { latitude: number; longitude: number }
type Spot = { x: number; y: number }
type Punch = Spot & { way: 'in' | 'out'; accuracy: number; distance: number | null; far: boolean }

/** Home and positions as they are drawn, in the units of the picture. */
export type PlacePlan = { home: (Spot & { radius: number }) | null; punches: Punch[]; unit: number }

const metresPerDegree = 111_195
const margin = 26

const knownPlace = (latitude: number | null, longitude: number | null): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Everything that is known of where a visit took place, fitted into a picture; null where nothing is. */
export const placePlan = (visit: Visit, width: number, height: number): PlacePlan | null => {
  const home = visit.address && knownPlace(visit.address.latitude, visit.address.longitude)
  const punches = (['in', 'out'] as const).flatMap((way) => {
    const at = knownPlace(visit[`check_${way}_latitude`], visit[`check_${way}_longitude`])
    const distance = visit[`check_${way}_distance`]
    const far = (distance ?? 0) > visit.location_tolerance
    return at ? [{ way, at, accuracy: visit[`check_${way}_accuracy`] ?? 0, distance, far }] : []
  })
  const middle = home ?? punches[0]?.at
  if (!middle) return null
  const metresOf = flat(middle)
  const circles = [
    ...(home ? [{ ...metresOf(home), radius: visit.location_tolerance }] : []),
    ...punches.map(({ at, accuracy }) => ({ ...metresOf(at), radius: accuracy })),
  ]
  const [west, east] = [bound(circles, 'x', -1), bound(circles, 'x', 1)]
  const [north, south] = [bound(circles, 'y', -1), bound(circles, 'y', 1)]
  const unit = Math.min(
    (width - 2 * margin) / Math.max(east - west, 1),
    (height - 2 * margin) / Math.max(south - north, 1),
  )
  const spotOf = (at: Place): Spot => {
    const { x, y } = metresOf(at)
    return {
      x: width / 2 + (x - (west + east) / 2) * unit,
      y: height / 2 + (y - (north + south) / 2) * unit,
    }
  }
  return {
    unit,
    home: home && { ...spotOf(home), radius: visit.location_tolerance * unit },
    punches: punches.map(({ at, accuracy, ...rest }) => ({
      ...rest,
      ...spotOf(at),
      accuracy: accuracy * unit,
    })),
  }
}

/** Meters east and south of a place; good for the few miles that matter here. */
const flat =
  (middle: Place) =>
  ({ latitude, longitude }: Place): Spot => ({
    x:
      (longitude - middle.longitude) *
      metresPerDegree *
      Math.cos((middle.latitude * Math.PI) / 180),
    y: (middle.latitude - latitude) * metresPerDegree,
  })

const bound = (
  circles: readonly (Spot & { radius: number })[],
  axis: 'x' | 'y',
  side: 1 | -1,
): number => side * Math.max(...circles.map((circle) => side * circle[axis] + circle.radius))
