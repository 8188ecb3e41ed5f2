import { Checkbox, PasswordInput, Textarea } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'

type Props = {
  label: string
  /** The same in the middle of a sentence. */
  word: string
  /** Whether one is kept already. */
  kept: boolean
  removed: boolean
  /** Also takes a private key, which has several lines. */
  lines?: boolean
  field: (path: string, options?: { type: 'checkbox' }) => GetInputPropsReturnType
}

/** A secret that can be set anew or removed, and that nobody can read again: `secret`, `remove_secret`. */
export const SecretFields = ({ label, word, kept, removed, lines, field }: Props) => {
  const shared = {
    label,
    description: kept
      ? 'Stored. Leave blank to keep it. It cannot be displayed.'
      : 'Stored encrypted. It cannot be displayed after you save it.',
    disabled: removed,
    ...field('secret'),
  }
  return (
    <>
      {lines ? (
        <Textarea
          autosize
          minRows={2}
          maxRows={6}
          autoComplete="off"
          spellCheck={false}
          {...shared}
        />
      ) : (
        <PasswordInput
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': `Show the ${word}` }}
          {...shared}
        />
      )}
      {kept && (
        <Checkbox
          label={`Remove the stored ${word}`}
          {...field('remove_secret', { type: 'checkbox' })}
        />
      )}
    </>
  )
}
