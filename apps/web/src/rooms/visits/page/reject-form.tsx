import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReviewFormProps } from './correct-form.tsx'

/** Rejects a visit, with a note that says why. */
export const RejectForm = ({ visit, saving, onSend, onClose }: ReviewFormProps) => {
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const reject = () => {
    setError(note.trim() ? '' : 'Say why, so that the caregiver can be told.')
    if (!note.trim()) return
    onSend({
      id: visit.id,
      lock_version: visit.lock_version,
      decision: 'reject',
      note: note.trim(),
    })
  }
  return (
    <form
      noValidate
      aria-label="Reject the visit"
      onSubmit={(event) => {
        event.preventDefault()
        reject()
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          A rejected visit is neither paid nor billed. It can be approved later.
        </Text>
        <Textarea
          label="Why is it rejected?"
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={note}
          error={error}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" color="red" loading={saving}>
            Reject the visit
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
