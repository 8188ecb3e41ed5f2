import { agentAbsenceRecord } from './absences/absence-record.ts'
import type { Route } from '../../plumbing/http/verb.ts'
import { listAgents, listCaregivers } from './list/list-agents.ts'
import { exportAgents } from './list/export-agents.ts'
import { getAgent, getCaregiver } from './agents/get-agent.ts'
import { createAgent } from './agents/create-agent.ts'
import { updateAgent } from './agents/update-agent.ts'
import { removeAgent } from './agents/remove-agent.ts'
import { revealAgentField } from './agents/reveal-agent-field.ts'
import { checkPhone } from './agents/check-phone.ts'
import { listEmployees } from './employees/list-employees.ts'
import { createEmployee, updateEmployee, removeEmployee } from './employees/write-employees.ts'
import { getAvailability } from './availability/present-availability.ts'
import { replaceAvailability } from './availability/replace-availability.ts'
import { addAvailabilityException, removeAvailabilityException } from './availability/exceptions.ts'
import { listFreeTime } from './availability/list-free-time.ts'
import { leaveRoutes } from './leave/answer-leave.ts'
import { ownTimeRoutes } from './own/own-time.ts'
import { listCredentials } from './credentials/list-credentials.ts'
import { createCredential } from './credentials/create-credential.ts'
import { updateCredential } from './credentials/update-credential.ts'
import { removeCredential } from './credentials/remove-credential.ts'

export const routes: readonly Route[] = [
  listAgents,
  exportAgents,
  getAgent,
  createAgent,
  updateAgent,
  removeAgent,
  revealAgentField,
  checkPhone,
  listCaregivers,
  getCaregiver,
  listEmployees,
  createEmployee,
  updateEmployee,
  removeEmployee,
  getAvailability,
  replaceAvailability,
  addAvailabilityException,
  removeAvailabilityException,
  listFreeTime,
  listCredentials,
  createCredential,
  updateCredential,
  removeCredential,
  ...agentAbsenceRecord.routes,
  ...ownTimeRoutes,
  ...leaveRoutes,
]
