import { TextInput, type TextInputProps } from '@mantine/core'

/** The name that a person signs in with. */
export const UsernameField = (props: TextInputProps) => (
  <TextInput
    label="Username"
    description="What you type to sign in. Your e-mail address works as well."
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
