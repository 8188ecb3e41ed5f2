import { queryOptions } from '@tanstack/react-query'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { feature } from 'topojson-client'
import countiesUrl from 'us-atlas/counties-10m.json?url'

type Shapes = GeoJSONSourceSpecification['data']

export type BaseMap = { counties: Shapes; states: Shapes }

type Atlas = { objects: { counties: unknown; states: unknown } }

/** Counties and states of the United States, brought along with the app: no other server is asked. */
export const baseMapQuery = queryOptions({
  queryKey: ['ui', 'base map'],
  queryFn: async ({ signal }): Promise<BaseMap> => {
    const response = await fetch(countiesUrl, { signal })
    if (!response.ok) throw new Error(`Loading the base map failed with status ${response.status}.`)
    const atlas = (await response.json()) as Atlas
    return {
      counties: feature(atlas, atlas.objects.counties),
      states: feature(atlas, atlas.objects.states),
    }
  },
  staleTime: 'static',
  meta: { quiet: true, mayTimeOut: true },
})
