import {
  agentStatuses,
  agentStatusLabels,
  agentTypeLabels,
  agentTypes,
} from '@homeward/domain/caregivers/vocabulary'
import { roleLabels, roles } from '@homeward/domain/identity/roles'
import type { Option } from '../../../ui/fields/lookup.ts'

/** A vocabulary with its labels as options of a field or a filter. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  labels: Record<V, string>,
): Option[] => values.map((value) => ({ value, label: labels[value] }))

export const statusOptions = optionsOf(agentStatuses, agentStatusLabels)
export const roleOptions = optionsOf(roles, roleLabels)
export const typeOptions = optionsOf(agentTypes, agentTypeLabels)
