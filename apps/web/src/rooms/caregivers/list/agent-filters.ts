import { credentialFilters, type listAgents } from '@homeward/contract/caregivers/agents'
import { credentialKindLabels, credentialKinds } from '@homeward/domain/agency/credential-kinds'
import type { Filter } from '../../../ui/list/types.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { roleOptions, statusOptions, typeOptions } from './options.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'

const stateLabels: Record<(typeof credentialFilters)[number], string> = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  missing: 'None on file',
}

export const agentFilters: readonly Filter<typeof listAgents>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: statusOptions,
    initial: 'active',
    all: 'all',
  },
  { kind: 'choice', name: 'type', label: 'Type', options: typeOptions },
  { kind: 'choice', name: 'role', label: 'Role', options: roleOptions },
  officeFilter,
  {
    kind: 'choice',
    name: 'credential',
    label: 'Credential',
    options: optionsOf(credentialKinds, credentialKindLabels),
  },
  {
    kind: 'choice',
    name: 'credential_state',
    label: 'Credential is',
    options: optionsOf(credentialFilters, stateLabels),
  },
]
