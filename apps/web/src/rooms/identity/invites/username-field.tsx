import { TextInput, type TextInputProps } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'

/** The name that a person signs in with. */
export const UsernameField = (props: TextInputProps) => (
  <TextInput
    label={t('Username')}
    description={t('You can also sign in with your e-mail address.')}
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
