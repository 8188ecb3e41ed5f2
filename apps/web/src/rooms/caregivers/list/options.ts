import {
  agentStatuses,
  agentStatusLabels,
  agentTypeLabels,
  agentTypes,
} from '@homeward/domain/caregivers/vocabulary'
import { roleLabels, roles } from '@homeward/domain/identity/roles'
import { optionsOf } from '../../../ui/fields/options-of.ts'

export const statusOptions = optionsOf(agentStatuses, agentStatusLabels)
export const roleOptions = optionsOf(roles, roleLabels)
export const typeOptions = optionsOf(agentTypes, agentTypeLabels)
