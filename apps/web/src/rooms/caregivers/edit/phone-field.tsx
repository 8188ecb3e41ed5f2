import type { PhoneAvailability } from '@homeward/contract/caregivers/agents'
import { agentStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { phoneSpelling } from '@homeward/domain/person/phone'
import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { phoneQuery } from '../queries.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  /** The person whose own number it may be. */
  agentId?: string
}

/** A phone number; whether somebody has it already is told while it is typed. */
export const PhoneField = ({ field, agentId }: Props) => {
  const { error, ...props } = field('phone')
  const [typed] = useDebouncedValue(String(props.value ?? ''), 300)
  const number = phoneSpelling(typed)
  const query = useQuery({ ...phoneQuery(number ?? '', agentId), enabled: number !== null })
  const found = number === null ? undefined : query.data
  return (
    <div>
      <TextInput
        label="Phone"
        type="tel"
        placeholder="(919) 555-0123"
        autoComplete="off"
        {...props}
        error={error ?? (found?.taken_by ? <TakenBy taken={found.taken_by} /> : undefined)}
      />
      <Text size="xs" c="dimmed" mt={2} role="status">
        {found && !found.taken_by && freeWords(found)}
      </Text>
    </div>
  )
}

const freeWords = ({ used_elsewhere: elsewhere }: PhoneAvailability): string =>
  elsewhere
    ? 'Someone uses this number to sign in to another agency. You can still use it here.'
    : 'This number is available.'

const TakenBy = ({ taken }: { taken: NonNullable<PhoneAvailability['taken_by']> }) => (
  <>
    Taken by{' '}
    <PageLink href={to('agent', { agentId: taken.id })} style={{ color: 'inherit' }}>
      {taken.name}
    </PageLink>{' '}
    ({agentStatusLabels[taken.status].toLowerCase()}). Use another number or open their profile.
  </>
)
