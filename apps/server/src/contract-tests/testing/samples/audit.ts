import type { Sample } from '../sample.ts'

/** The trail, and lists of other rooms that have to be told what they are asked for. */
export const auditSamples: Record<string, Sample> = {
  'GET /history': ({ client }) => ({ record_type: 'client', record_id: client }),
  'GET /saved_views': () => ({ list: 'clients' }),
  'GET /agent_availability': () => ({ start_date: '2026-11-02', end_date: '2026-11-08' }),
  'GET /phone_availability': () => ({ phone: '9195550188' }),
}
