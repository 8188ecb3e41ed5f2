import { requestPasswordReset } from '@homeward/contract/identity/invites'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { DemoNote } from '../guest/demo-note.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { PlainForm } from '../plain-form.tsx'

const foot = <PageLink href={to('signin')}>Back to sign in</PageLink>

/** R004: asks for a link that sets a new password. What is said next is the same for everybody. */
export const ResetPasswordScreen = () => {
  const [sent, setSent] = useState(false)
  if (sent)
    return (
      <GuestPage title="Look into your mail" foot={foot}>
        <Text mt="xs" role="status">
          If there is an account of that name with an e-mail address, a link is on its way to it. It
          works once and not for long. No mail after some minutes? Look among the unwanted ones, or
          ask your office.
        </Text>
        <DemoNote />
      </GuestPage>
    )
  return (
    <GuestPage
      title="Forgot your password?"
      lead="Type the name, e-mail address or phone number of your account. A link to set a new password goes to its e-mail address."
      foot={foot}
    >
      <PlainForm
        endpoint={requestPasswordReset}
        initial={{ login: '' }}
        submitLabel="Send me a link"
        onDone={() => setSent(true)}
      >
        {(form) => (
          <TextInput
            label="Username, e-mail or phone"
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
