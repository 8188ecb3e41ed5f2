import { agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { agentType, type Role } from '@homeward/domain/identity/roles'
import { Select } from '@mantine/core'
import type { FieldProps } from './field-props.ts'
import { useRoleChoices } from './giver.ts'

const typeWords = {
  Caregiver: 'Works in clients’ homes. Sees only their own visits and clients.',
  Agent: 'Works in the office.',
} as const

/** The role; it decides the type, which is said. */
export const RoleField = ({ field, held }: FieldProps & { held?: Role }) => {
  const choices = useRoleChoices(held)
  const { value, ...props } = field('role')
  const role = value as Role | '' | null
  const type = role ? agentType(role) : undefined
  return (
    <Select
      label="Role"
      required
      searchable
      allowDeselect={false}
      placeholder="Choose a role"
      description={
        type ? `${agentTypeLabels[type]}. ${typeWords[type]}` : 'The role sets the type.'
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choices}
      {...props}
      value={role || null}
    />
  )
}
