import { archiveVisit, reopenVisit } from '@homeward/contract/visits/endings'
import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconRotate, IconUserOff } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { touchedBySchedule } from '../queries.ts'
import { FormButton } from './form-button.tsx'
import { MissedForm } from './missed-form.tsx'
import { RestoreForm } from './restore-form.tsx'

type Props = { visit: Visit }

const icon = { size: 16, 'aria-hidden': true } as const

/** The ways on from a visit that did not take place, or that was reviewed. */
export const EndingActions = ({ visit }: Props) => {
  const { miss, restore, archive, reopen } = visit.abilities
  if (![miss, restore, archive, reopen].some(Boolean)) return null
  return (
    <Group gap="xs">
      {miss && (
        <FormButton
          label="Missed"
          title="Was this visit missed?"
          icon={<IconUserOff {...icon} />}
          form={(close) => <MissedForm visit={visit} onClose={close} />}
        />
      )}
      {restore && (
        <FormButton
          label="Restore"
          title="Restore this visit?"
          icon={<IconArchiveOff {...icon} />}
          form={(close) => <RestoreForm visit={visit} onClose={close} />}
        />
      )}
      {archive && <ArchiveButton visit={visit} />}
      {reopen && (
        <FormButton
          label="Reopen review"
          title="Reopen the review?"
          icon={<IconRotate {...icon} />}
          form={(close) => <ReopenForm visit={visit} onClose={close} />}
        />
      )}
    </Group>
  )
}

const ArchiveButton = ({ visit: { id, lock_version } }: Props) => {
  const write = useWrite(archiveVisit, {
    touches: touchedBySchedule,
    onDone: () => toastDone('Visit archived. You can restore it.'),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconArchive {...icon} />}
      loading={write.isPending}
      onClick={() => write.mutate({ id, lock_version })}
    >
      Archive
    </Button>
  )
}

type FormProps = Props & { onClose: () => void }

const ReopenForm = ({ visit: { id, lock_version }, onClose }: FormProps) => (
  <EndpointForm
    endpoint={reopenVisit}
    initial={{ reason: '' }}
    fixed={{ id, lock_version }}
    problemsOf={({ reason }) => (reason.trim() ? {} : { reason: 'Enter a reason.' })}
    draftKey={`visit:${id}:reopen`}
    touches={['billing', 'care']}
    label="Reopen review"
    submitLabel="Reopen review"
    cancelLabel="Back"
    onCancel={onClose}
    onDone={() => {
      toastDone('Review reopened.')
      onClose()
    }}
  >
    {(form) => (
      <Stack gap="sm">
        <Text size="sm">
          The visit must be approved or rejected again. Its claim waits until then.
        </Text>
        <Textarea label="Reason" autosize maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    )}
  </EndpointForm>
)
