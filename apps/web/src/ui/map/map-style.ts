import type { StyleSpecification } from 'maplibre-gl'
import { colors } from '../theme/colors.ts'
import type { BaseMap } from './base-map.ts'

type Scheme = 'light' | 'dark'

const palette = {
  light: { water: '#dfeaf0', land: '#ffffff', county: colors.gray[3], state: colors.gray[5] },
  dark: {
    water: colors.dark[9],
    land: colors.dark[6],
    county: colors.dark[4],
    state: colors.dark[2],
  },
}

/** Land with the lines of counties and states, in the colors of the scheme. */
export const mapStyle = ({ counties, states }: BaseMap, scheme: Scheme): StyleSpecification => {
  const { water, land, county, state } = palette[scheme]
  return {
    version: 8,
    sources: {
      counties: { type: 'geojson', data: counties },
      states: { type: 'geojson', data: states },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'counties', type: 'fill', source: 'counties', paint: { 'fill-color': land } },
      { id: 'county-lines', type: 'line', source: 'counties', paint: { 'line-color': county } },
      {
        id: 'state-lines',
        type: 'line',
        source: 'states',
        paint: { 'line-color': state, 'line-width': 1.5 },
      },
    ],
  }
}
