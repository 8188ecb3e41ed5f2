import type { Sample } from '../sample.ts'

export const insightsSamples: Record<string, Sample> = {
  'GET /search': () => ({ search: 'alvarez' }),
  'GET /names': ({ office }) => ({ kind: 'office', ids: [office] }),
}
