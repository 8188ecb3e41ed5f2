import {
  absenceOutcomes,
  absenceReasons,
  caregiverAbsenceKinds,
} from '@homeward/domain/caregivers/absences'
import { z } from 'zod'
import { absenceFields, absenceFilter, absenceShown } from '../absence-fields.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { id, lockVersion, paging, sort } from '../fields.ts'
import { plainRecord } from '../plain-record.ts'

/** Time in which a caregiver is away. */
const AgentAbsence = z.object({
  agent: z.object({ id, name: z.string() }),
  kind: z.enum(caregiverAbsenceKinds),
  reason: z.enum(absenceReasons).nullable(),
  outcome: z.enum(absenceOutcomes).nullable(),
  ...absenceShown,
})
export type AgentAbsence = z.infer<typeof AgentAbsence>

const fields = {
  kind: z.enum(caregiverAbsenceKinds),
  /** What lies behind a call-out or an action of the office, and what comes of it; other kinds have neither. */
  reason: z.enum(absenceReasons).nullable().optional(),
  outcome: z.enum(absenceOutcomes).nullable().optional(),
  ...absenceFields,
}
const shared = { room: 'caregivers', permission: 'caregivers.write' } as const

const listAgentAbsences = endpoint({
  ...shared,
  permission: 'caregivers.read',
  summary: 'List absences of caregivers, newest first',
  method: 'GET',
  path: '/agent_absences',
  input: {
    agent_id: id.optional(),
    kind: z.enum(caregiverAbsenceKinds).optional(),
    ...absenceFilter,
    sort: sort(['start_date', 'end_date'], '-start_date'),
    ...paging(30),
  },
  returns: page(AgentAbsence),
})

const getAgentAbsence = endpoint({
  ...shared,
  permission: 'caregivers.read',
  summary: 'Get an absence of a caregiver',
  method: 'GET',
  path: '/agent_absences/:id',
  returns: record(AgentAbsence),
})

const createAgentAbsence = endpoint({
  ...shared,
  summary: 'Add an absence; visits in it go on the list of visits to cover',
  method: 'POST',
  path: '/agent_absences',
  input: { agent_id: id, ...fields },
  returns: record(AgentAbsence),
  fails: ['date_order'],
})

const updateAgentAbsence = endpoint({
  ...shared,
  summary: 'Change or end an absence; visits outside it return if no one changed them',
  method: 'PATCH',
  path: '/agent_absences/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(AgentAbsence),
  fails: ['date_order', 'stale'],
})

const withdrawAgentAbsence = endpoint({
  ...shared,
  summary: 'Withdraw an absence; its visits return if no one changed them',
  method: 'DELETE',
  path: '/agent_absences/:id',
  returns: record(AgentAbsence),
})

const restoreAgentAbsence = endpoint({
  ...shared,
  summary: 'Restore an absence that was withdrawn',
  method: 'POST',
  path: '/agent_absences/:id/restore',
  returns: record(AgentAbsence),
})

export const agentAbsences = plainRecord({
  type: 'agent_absence',
  endpoints: {
    list: listAgentAbsences,
    get: getAgentAbsence,
    create: createAgentAbsence,
    update: updateAgentAbsence,
    archive: withdrawAgentAbsence,
    restore: restoreAgentAbsence,
  },
  example: (n, { agent }) => ({
    agent_id: agent,
    kind: 'vacation' as const,
    start_date: `2027-07-${String((n % 28) + 1).padStart(2, '0')}`,
    end_date: '2027-08-02',
    note: `Trip ${n}`,
  }),
})
