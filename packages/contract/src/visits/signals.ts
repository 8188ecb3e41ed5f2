import { z } from 'zod'
import { id } from '../fields.ts'
import { reportActions, reportJob } from '../reports/signals.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'

export const events = {
  'visit.approved': z.object({ visit_id: id }),
  'visit.reopened': z.object({ visit_id: id }),
} as const satisfies Events

export const jobs = {
  'visits.generate': 'careplan.activated',
  'visits.withdraw': 'careplan.changed',
  'visits.unassign': 'agent.left',
  'visits.cancel_left': 'client.left',
  'visits.follow_agent_absence': 'agent.absence_changed',
  'visits.follow_client_absence': 'client.absence_changed',
  'visits.extend': z.object({}),
  'visits.write_report': reportJob,
} as const satisfies Jobs

export const topics = {
  visit: 'visits.read',
  visit_report: 'lists.export',
} as const satisfies Topics

export const actions = {
  'agency.visits_made': 'agency',
  'careplan.visits_made': 'careplan',
  'visit.created': 'visit',
  'visit.updated': 'visit',
  'visit.canceled': 'visit',
  'visit.missed': 'visit',
  'visit.restored': 'visit',
  'visit.archived': 'visit',
  'visit.reopened': 'visit',
  'visit.checked_in': 'visit',
  'visit.checked_out': 'visit',
  'visit.activity_answered': 'visit',
  'visit.signed': 'visit',
  'visit.approved': 'visit',
  'visit.completed': 'visit',
  'visit.rejected': 'visit',
  'visit.left_open': 'visit',
  'visit.unassigned': 'visit',
  'visit.withdrawn': 'visit',
  'visit.taken_off': 'visit',
  'visit.given_back': 'visit',
  ...reportActions('visit_report'),
} as const satisfies Actions
