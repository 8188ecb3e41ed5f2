import { Agent, agentFilters, AgentRow, agentSorts } from './agents.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { paging, sort } from '../fields.ts'

export const listCaregivers = endpoint({
  room: 'caregivers',
  spec: 'E125',
  summary: 'List caregivers by last name, 30 per page',
  method: 'GET',
  path: '/caregivers',
  look: 'agent',
  permission: 'caregivers.read',
  input: { ...agentFilters, sort: sort(agentSorts, 'last_name'), ...paging(30) },
  returns: page(AgentRow),
})

export const getCaregiver = endpoint({
  room: 'caregivers',
  spec: 'E126',
  summary: 'Get the profile of a caregiver',
  method: 'GET',
  path: '/caregivers/:id',
  permission: 'caregivers.read',
  returns: record(Agent),
})
