import { requestPasswordReset } from '@homeward/contract/identity/invites'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { DemoNote } from '../guest/demo-note.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { PlainForm } from '../plain-form.tsx'

const Foot = () => <PageLink href={to('signin')}>{t('Back to sign-in')}</PageLink>

/** R004: asks for a link that sets a new password. What is said next is the same for everybody. */
export const ResetPasswordScreen = () => {
  const [sent, setSent] = useState(false)
  if (sent)
    return (
      <GuestPage title={t('Check your e-mail')} foot={<Foot />}>
        <Text mt="xs" role="status">
          {t(
            'If an account matches, we sent a link to its e-mail address. The link works once and expires soon. If it does not arrive in a few minutes, check your spam folder or ask your office.',
          )}
        </Text>
        <DemoNote />
      </GuestPage>
    )
  return (
    <GuestPage
      title={t('Forgot your password?')}
      lead={t(
        'Enter the username, e-mail address or phone number of your account. We will e-mail you a link to set a new password.',
      )}
      foot={<Foot />}
    >
      <PlainForm
        endpoint={requestPasswordReset}
        initial={{ login: '' }}
        submitLabel={t('Send link')}
        onDone={() => setSent(true)}
      >
        {(form) => (
          <TextInput
            label={t('Username, e-mail or phone')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            size="md"
            required
            {...form.getInputProps('login')}
          />
        )}
      </PlainForm>
    </GuestPage>
  )
}
