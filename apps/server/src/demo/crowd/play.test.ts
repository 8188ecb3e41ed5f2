import { instantOf } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import type { BegunVisit } from '../find-store.ts'
import { seededRandom } from '../random.ts'
import { play } from './play.ts'

const zone = 'America/New_York'
const at = (clock: string) => instantOf('2026-11-18', clock, zone)
const stage = { zone, now: instantOf('2026-11-23', '10:00', zone) }

const visitUntil = (end: string): BegunVisit => ({
  id: '0190eeee-0000-7000-8000-000000000001',
  agent_id: '0190eeee-0000-7000-8000-000000000002',
  client_id: '0190eeee-0000-7000-8000-000000000003',
  shift_id: null,
  service_id: '0190eeee-0000-7000-8000-000000000004',
  starts_at: at('14:00').toISOString(),
  ends_at: at(end).toISOString(),
  scheduled_date: '2026-11-18',
  scheduled_duration: 180,
  created_at: at('08:00').toISOString(),
  first_name: 'Ruth',
  last_name: 'Moore',
  latitude: 35.7,
  longitude: -78.6,
})

const story = {
  canceled: null,
  checkInAt: at('14:00'),
  heardAfter: 0,
  signed: true,
  metres: 10,
  unanswered: 0,
  refusal: null,
  waits: false,
}

// The office reviews from 16:45 on, or on the next morning.
test.each(['16:45', '17:00', '17:10'])(
  'a visit until %s that was left early is reviewed after the end that the review gives it',
  (end) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed)
      const left = { ...story, checkOutAt: at('16:20') }
      const { visit } = play(visitUntil(end), left, stage, random)
      expect(visit).toMatchObject({
        status: 'approved',
        reviewed_check_out_at: at(end).toISOString(),
      })
      expect(Date.parse(visit.reviewed_at ?? '')).toBeGreaterThan(at(end).getTime())
    }
  },
)
