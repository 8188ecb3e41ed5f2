import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { AddValues } from './add-values.ts'

/** What the server says against the visits, and what allows them: a reason, or a yes. */
export type Objection = { kind: 'reason' | 'client'; sentences: readonly string[] }

type Props = { form: UseFormReturnType<AddValues>; objection: Objection }

/** Why the visits were not added yet, with the way to add them all the same. */
export const ObjectionNote = ({ form, objection: { kind, sentences } }: Props) => (
  <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
    {sentences.map((sentence) => (
      <Text key={sentence} size="sm">
        {sentence}
      </Text>
    ))}
    <Stack gap="xs" mt="xs" align="flex-start">
      {kind === 'reason' && (
        <TextInput
          label="Reason"
          description="It is kept with the visit."
          styles={{ description: { color: 'inherit' } }}
          maxLength={200}
          {...form.getInputProps('assignment_reason')}
        />
      )}
      <Button
        size="xs"
        color="red"
        type="submit"
        onClick={() => kind === 'client' && form.setFieldValue('client_confirmed', true)}
      >
        {kind === 'reason' ? 'Add with this reason' : 'Add anyway'}
      </Button>
    </Stack>
  </Alert>
)
