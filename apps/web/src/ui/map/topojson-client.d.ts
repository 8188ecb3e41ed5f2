// The part of the library that is used here; it comes without types.
declare module 'topojson-client' {
  import type { GeoJSONSourceSpecification } from 'maplibre-gl'

  export const feature: (topology: unknown, object: unknown) => GeoJSONSourceSpecification['data']
}
