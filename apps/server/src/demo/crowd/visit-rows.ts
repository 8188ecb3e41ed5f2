import type { HoldReason } from '@homeward/domain/visits/holding'
import type { EntryMethod, VisitStatus } from '@homeward/domain/visits/vocabulary'
import type { BegunVisit } from '../find-store.ts'

type Place = { latitude: number | null; longitude: number | null }

/** A visit of the crowd with what happened to it; the columns of the table and where its home is. */
export type PlayedVisit = {
  id: string
  agent_id: string | null
  starts_at: string
  ends_at: string
  scheduled_date: string
  scheduled_duration: number
  created_at: string
  home: Place
  status: VisitStatus
  canceled_reason: string | null
  hand_edited: boolean
  check_in_at: string | null
  check_in_received_at: string | null
  check_in_method: EntryMethod | null
  check_in_latitude: number | null
  check_in_longitude: number | null
  check_in_accuracy: number | null
  check_in_distance: number | null
  check_out_at: string | null
  check_out_received_at: string | null
  check_out_method: EntryMethod | null
  check_out_latitude: number | null
  check_out_longitude: number | null
  check_out_accuracy: number | null
  check_out_distance: number | null
  completed_duration: number | null
  held_for: HoldReason[]
  reviewed_check_in_at: string | null
  reviewed_check_out_at: string | null
  reviewed_duration: number | null
  reviewed_check_in_latitude: number | null
  reviewed_check_in_longitude: number | null
  reviewed_check_out_latitude: number | null
  reviewed_check_out_longitude: number | null
  review_reason: string | null
  review_note: string | null
  reviewed_at: string | null
  lock_version: number
}

/** A visit that nobody has begun. */
export const untouched = (visit: BegunVisit): PlayedVisit => ({
  id: visit.id,
  agent_id: visit.agent_id,
  starts_at: visit.starts_at,
  ends_at: visit.ends_at,
  scheduled_date: visit.scheduled_date,
  scheduled_duration: visit.scheduled_duration,
  created_at: visit.created_at,
  home: { latitude: visit.latitude, longitude: visit.longitude },
  status: 'scheduled',
  canceled_reason: null,
  hand_edited: false,
  check_in_at: null,
  check_in_received_at: null,
  check_in_method: null,
  check_in_latitude: null,
  check_in_longitude: null,
  check_in_accuracy: null,
  check_in_distance: null,
  check_out_at: null,
  check_out_received_at: null,
  check_out_method: null,
  check_out_latitude: null,
  check_out_longitude: null,
  check_out_accuracy: null,
  check_out_distance: null,
  completed_duration: null,
  held_for: [],
  reviewed_check_in_at: null,
  reviewed_check_out_at: null,
  reviewed_duration: null,
  reviewed_check_in_latitude: null,
  reviewed_check_in_longitude: null,
  reviewed_check_out_latitude: null,
  reviewed_check_out_longitude: null,
  review_reason: null,
  review_note: null,
  reviewed_at: null,
  lock_version: 0,
})
