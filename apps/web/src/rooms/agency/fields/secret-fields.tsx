import { Checkbox, PasswordInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'

type Props = {
  label: string
  /** The same in the middle of a sentence. */
  word: string
  /** Whether one is kept already. */
  kept: boolean
  removed: boolean
  field: (path: string, options?: { type: 'checkbox' }) => GetInputPropsReturnType
}

/** A secret that can be set anew or removed, and that nobody can read again: `secret`, `remove_secret`. */
export const SecretFields = ({ label, word, kept, removed, field }: Props) => (
  <>
    <PasswordInput
      label={label}
      description={
        kept
          ? 'Stored. Leave blank to keep it. It cannot be displayed.'
          : 'Stored encrypted. It cannot be displayed after you save it.'
      }
      autoComplete="new-password"
      disabled={removed}
      visibilityToggleButtonProps={{ 'aria-label': `Show the ${word}` }}
      {...field('secret')}
    />
    {kept && (
      <Checkbox
        label={`Remove the stored ${word}`}
        {...field('remove_secret', { type: 'checkbox' })}
      />
    )}
  </>
)
