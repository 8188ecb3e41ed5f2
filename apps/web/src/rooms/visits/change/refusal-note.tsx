import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { VisitChange } from './use-visit-change.ts'

/** Why the schedule was not changed, one sentence for each reason; some may be overridden with a reason. */
export const RefusalNote = ({ change }: { change: VisitChange }) => {
  const { refusal } = change
  if (!refusal) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {refusal.sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {refusal.code === 'assignment_reason_needed' && <ReasonToAssign change={change} />}
    </Alert>
  )
}

const ReasonToAssign = ({ change }: { change: VisitChange }) => {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const allow = () => {
    setMissing(!reason.trim())
    if (reason.trim()) change.allow(reason.trim())
  }
  return (
    <Stack gap="xs" mt="xs">
      <TextInput
        label="Reason"
        description="It is kept with the visit."
        styles={{ description: { color: 'inherit' } }}
        maxLength={200}
        value={reason}
        error={missing && 'Enter a reason.'}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button size="xs" color="red" loading={change.saving} onClick={allow}>
          Assign with this reason
        </Button>
      </div>
    </Stack>
  )
}
