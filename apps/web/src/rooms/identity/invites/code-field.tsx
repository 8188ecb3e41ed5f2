import { TextInput, type TextInputProps } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'

/** The confirmation code of an e-mail. */
export const CodeField = (props: TextInputProps) => (
  <TextInput
    label={t('Confirmation code')}
    description={t('The code is in the e-mail with the link.')}
    name="confirmation_code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
    {...props}
  />
)
