/** A place in the week: lane, day, and which of the visits of that day. */
export type Place = { lane: number; day: number; item: number }

/** How many visits stand in each day of each lane. */
export type Shape = readonly (readonly number[])[]

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)

const lastItem = (shape: Shape, lane: number, day: number): number =>
  Math.max((shape[lane]?.[day] ?? 0) - 1, 0)

/** Puts a place into a shape that has changed under it. */
export const settle = (place: Place, shape: Shape): Place => {
  const lane = within(place.lane, shape.length)
  const day = within(place.day, shape[lane]?.length ?? 1)
  return { lane, day, item: Math.min(place.item, lastItem(shape, lane, day)) }
}

/**
 * Where a key leads: left and right to the next day, up and down to the next visit and over the
 * edge of a day to the next lane, Home and End to the first and last day. Undefined where the key
 * means nothing here.
 */
export const moved = (place: Place, key: string, shape: Shape): Place | undefined => {
  const { lane, day, item } = place
  const days = shape[lane]?.length ?? 0
  switch (key) {
    case 'ArrowLeft':
      return settle({ ...place, day: day - 1 }, shape)
    case 'ArrowRight':
      return settle({ ...place, day: day + 1 }, shape)
    case 'Home':
      return settle({ ...place, day: 0 }, shape)
    case 'End':
      return settle({ ...place, day: days - 1 }, shape)
    case 'ArrowDown':
      if (item < lastItem(shape, lane, day)) return { ...place, item: item + 1 }
      return lane + 1 < shape.length ? { lane: lane + 1, day, item: 0 } : place
    case 'ArrowUp':
      if (item > 0) return { ...place, item: item - 1 }
      return lane > 0 ? { lane: lane - 1, day, item: lastItem(shape, lane - 1, day) } : place
    default:
      return undefined
  }
}
