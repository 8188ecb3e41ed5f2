import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'

type Props = {
  /** What follows from it. */
  hint: string
  /** The words on the button that does it. */
  submit: string
  busy: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason that is kept with a waiver or a voided signature. */
export const ReasonForm = ({ hint, submit, busy, onReason, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setError(reason.trim() ? '' : 'Enter a reason.')
        if (reason.trim()) onReason(reason.trim())
      }}
    >
      <Stack>
        <Text size="sm">{hint}</Text>
        <Textarea
          label="Reason"
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" color="red" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
