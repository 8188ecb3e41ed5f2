import { cancelVisit, type Visit } from '@homeward/contract/visits/visits'
import type { Canceler } from '@homeward/domain/visits/endings'
import { Alert, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../plumbing/query.ts'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { cancelerOptions } from './canceler-options.ts'
import { uncancel } from './put-back.ts'
import { touchedBySchedule } from '../queries.ts'
import { type Refusal, refusalOf } from './use-visit-change.ts'

/** Cancels a visit that has not started, with who canceled it and a reason for the records. */
export const CancelButton = ({ visit }: { visit: Visit }) => {
  const [opened, { open, close }] = useDisclosure(false)
  const [reason, setReason] = useState('')
  const [by, setBy] = useState<Canceler>('client')
  const [error, setError] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const write = useWrite(cancelVisit, { quiet: true, touches: touchedBySchedule })
  const cancel = () => {
    setError(reason.trim() ? '' : 'Enter a reason.')
    if (!reason.trim()) return
    write.mutate(
      {
        id: visit.id,
        lock_version: visit.lock_version,
        reason: reason.trim(),
        canceled_by: by,
      },
      {
        onSuccess: (canceled) => {
          close()
          toastUndo('Visit canceled.', () => uncancel(canceled))
        },
        onError: (failure) => setRefusal(refusalOf(failure)),
      },
    )
  }
  return (
    <>
      <Button
        variant="light"
        color="red"
        leftSection={<IconBan size={16} aria-hidden />}
        onClick={open}
      >
        Cancel visit
      </Button>
      <Modal opened={opened} onClose={close} title="Cancel this visit?">
        <Stack>
          <Text>
            {visit.client.name} will not receive care at that time unless you schedule another
            visit. The canceled visit stays in the records.
          </Text>
          <Select
            label="Canceled by"
            allowDeselect={false}
            data={cancelerOptions}
            value={by}
            onChange={(_, { value }) => setBy(value)}
          />
          <TextInput
            label="Reason"
            data-autofocus
            maxLength={200}
            value={reason}
            error={error}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {refusal && (
            <Alert color="red" role="alert">
              {refusal.sentence}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Keep visit
            </Button>
            <Button color="red" loading={write.isPending} onClick={cancel}>
              Cancel visit
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
