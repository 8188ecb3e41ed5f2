import { type Client, updateClient } from '@homeward/contract/clients/clients'
import { dischargeReasons, hasLeft } from '@homeward/domain/clients/status-moves'
import { type ClientStatus, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Autocomplete, Stack, Text } from '@mantine/core'
import { toastDone } from '../../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { EndpointForm } from '../../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../../ui/form/needed.ts'
import { useToday } from '../../../../ui/text/today.ts'

type Props = { client: Client; status: ClientStatus; onClose: () => void }

/** What follows from a status, said before it is taken. */
const consequences: Partial<Record<ClientStatus, string>> = {
  active: 'Visits can be scheduled and billed.',
  inactive: 'The client is removed from the active list. Scheduled visits are kept.',
  discharged: 'Visits scheduled after this date are canceled.',
  deceased: 'Visits scheduled after this date are canceled.',
  'do-not-admit': 'The client is not admitted.',
}

const statusValues = ({ status, left_on, left_reason }: Client) => ({
  status,
  left_on: left_on ?? '',
  left_reason: left_reason ?? '',
})

/** Moves a client to another status; who leaves for good has a day and a reason. */
export const StatusForm = ({ client, status, onClose }: Props) => {
  const today = useToday()
  const leaves = hasLeft(status)
  return (
    <EndpointForm
      endpoint={updateClient}
      record={client}
      valuesOf={statusValues}
      proposed={leaves ? { status, left_on: today, left_reason: '' } : { status }}
      inputOf={(values) =>
        leaves ? needed(values, ['left_on', 'left_reason']) : { status: values.status }
      }
      draftKey={`client:${client.id}:status:${status}`}
      touches={['visits', 'care']}
      submitLabel={`Change to ${clientStatusLabels[status].toLowerCase()}`}
      onCancel={onClose}
      onDone={(saved) => {
        toastDone(`${saved.name} is now ${clientStatusLabels[saved.status].toLowerCase()}.`)
        onClose()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            {consequences[status] ??
              `Status changes from ${clientStatusLabels[client.status].toLowerCase()} to ${clientStatusLabels[status].toLowerCase()}.`}
          </Text>
          {leaves && (
            <>
              <DateField
                label={status === 'deceased' ? 'Date of death' : 'End date'}
                required
                {...form.getInputProps('left_on')}
              />
              <Autocomplete
                label="Reason"
                required
                data={[...dischargeReasons]}
                {...form.getInputProps('left_reason')}
              />
            </>
          )}
        </Stack>
      )}
    </EndpointForm>
  )
}
