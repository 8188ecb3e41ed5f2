import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { VisitChange } from './use-visit-change.ts'

/** Why the schedule was not changed; a double booking may be allowed with a reason. */
export const RefusalNote = ({ change }: { change: VisitChange }) => {
  const { refusal } = change
  if (!refusal) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {refusal.sentence}
      {refusal.code === 'caregiver_double_booked' && <OverlapConsent change={change} />}
    </Alert>
  )
}

const OverlapConsent = ({ change }: { change: VisitChange }) => {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const allow = () => {
    setMissing(!reason.trim())
    if (reason.trim()) change.allow(reason.trim())
  }
  return (
    <Stack gap="xs" mt="xs">
      <TextInput
        label="Reason for the overlap"
        description="The visit stays flagged as overlapping."
        styles={{ description: { color: 'inherit' } }}
        maxLength={200}
        value={reason}
        error={missing && 'Enter a reason for the overlap.'}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button size="xs" color="red" loading={change.saving} onClick={allow}>
          Allow the overlap
        </Button>
      </div>
    </Stack>
  )
}
