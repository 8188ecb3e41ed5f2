/** A place on the earth in degrees, WGS 84. */
export type Position = { latitude: number; longitude: number }

const places = 1_000_000

/** A place to six digits behind the point, which is about ten centimetres. */
export const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * places) / places,
  longitude: Math.round(longitude * places) / places,
})

export type PositionMapProps = {
  /** Where the marker stands; null where nothing was chosen. */
  value: Position | null
  onPick: (position: Position) => void
  /** For a reader: whose position it is. */
  label: string
  /** What is shown at first where there is no marker. */
  around?: Position
}
