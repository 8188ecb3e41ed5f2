import * as agents from '@homeward/contract/caregivers/agents'
import * as availability from '@homeward/contract/caregivers/availability'
import * as caregivers from '@homeward/contract/caregivers/caregivers'
import * as credentials from '@homeward/contract/caregivers/credentials'
import * as employees from '@homeward/contract/caregivers/employees'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { checkPhone } from './agents/check-phone.ts'
import { createAgent } from './agents/create-agent.ts'
import { exportAgents } from './list/export-agents.ts'
import { getAgent, getCaregiver } from './agents/get-agent.ts'
import { listAgents, listCaregivers } from './list/list-agents.ts'
import { removeAgent } from './agents/remove-agent.ts'
import { revealAgentField } from './agents/reveal-agent-field.ts'
import { updateAgent } from './agents/update-agent.ts'
import { addAvailabilityException, removeAvailabilityException } from './availability/exceptions.ts'
import { listFreeTime } from './availability/list-free-time.ts'
import { getAvailability } from './availability/present-availability.ts'
import { replaceAvailability } from './availability/replace-availability.ts'
import { createCredential } from './credentials/create-credential.ts'
import { listCredentials } from './credentials/list-credentials.ts'
import { removeCredential } from './credentials/remove-credential.ts'
import { updateCredential } from './credentials/update-credential.ts'
import { listEmployees } from './employees/list-employees.ts'
import { createEmployee, removeEmployee, updateEmployee } from './employees/write-employees.ts'

export const routes: readonly Route[] = [
  on(agents.listAgents, listAgents),
  on(agents.exportAgents, exportAgents),
  on(agents.getAgent, getAgent),
  on(agents.createAgent, createAgent),
  on(agents.updateAgent, updateAgent),
  on(agents.removeAgent, removeAgent),
  on(agents.revealAgentField, revealAgentField),
  on(agents.checkPhone, checkPhone),
  on(caregivers.listCaregivers, listCaregivers),
  on(caregivers.getCaregiver, getCaregiver),
  on(employees.listEmployees, listEmployees),
  on(employees.createEmployee, createEmployee),
  on(employees.updateEmployee, updateEmployee),
  on(employees.removeEmployee, removeEmployee),
  on(availability.getAvailability, getAvailability),
  on(availability.replaceAvailability, replaceAvailability),
  on(availability.addAvailabilityException, addAvailabilityException),
  on(availability.removeAvailabilityException, removeAvailabilityException),
  on(availability.listFreeTime, listFreeTime),
  on(credentials.listCredentials, listCredentials),
  on(credentials.createCredential, createCredential),
  on(credentials.updateCredential, updateCredential),
  on(credentials.removeCredential, removeCredential),
]
