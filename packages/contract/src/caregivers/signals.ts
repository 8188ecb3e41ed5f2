import { z } from 'zod'
import { day, id, instant } from '../fields.ts'
import { actionsOf, topicsOf } from '../plain-record.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'
import { records } from './all.ts'

export const events = {
  /** An absence was added, changed, withdrawn or restored. */
  'agent.absence_changed': z.object({ absence_id: id }),
  /** The person does not work for the agency any more, from that instant on. */
  'agent.left': z.object({ agent_id: id, from: instant }),
  /** The pay rate or the hire date changed. */
  'agent.pay_changed': z.object({ agent_id: id }),
  /** Somebody reported sick, or wants days off. */
  'caregiver.reported': z.object({
    agent_id: id,
    name: z.string(),
    what: z.enum(['sick', 'days_off']),
    start_date: day,
    end_date: day.nullable(),
    request_id: z.string(),
  }),
  /** The office approved or declined days off. */
  'leave.answered': z.object({
    request_id: id,
    agent_id: id,
    approved: z.boolean(),
    start_date: day,
    end_date: day,
    answer: z.string().nullable(),
  }),
  /** A credential ends in so many days. */
  'credential.expiring': z.object({ agent_id: id, credential_id: id, days: z.int() }),
} as const satisfies Events

export const jobs = {
  'caregivers.credentials': z.object({}),
  'caregivers.index_numbers': z.object({}),
  'caregivers.place_address': 'agent_address.located',
} as const satisfies Jobs

export const topics = {
  ...topicsOf(records),
  agent: 'employees.read',
  leave_request: 'caregivers.read',
} as const satisfies Topics

export const actions = {
  ...actionsOf(records),
  'agent.created': 'agent',
  'agent.updated': 'agent',
  'agent.read': 'agent',
  'agent.revealed': 'agent',
  'agent.availability_changed': 'agent',
  'agent.exception_added': 'agent',
  'agent.exception_removed': 'agent',
  'agents.exported': 'agency',
  'leave_request.created': 'leave_request',
  'leave_request.approved': 'leave_request',
  'leave_request.declined': 'leave_request',
  'leave_request.withdrawn': 'leave_request',
  'credential.created': 'agent',
  'credential.updated': 'agent',
  'credential.removed': 'agent',
  'credential.expiring': 'agent',
} as const satisfies Actions
