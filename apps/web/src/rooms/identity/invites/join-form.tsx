import { acceptInvite, type PublicInvite } from '@homeward/contract/identity/invites'
import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { GuestPage } from '../guest/guest-page.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { PlainForm } from '../plain-form.tsx'
import { CodeField } from './code-field.tsx'
import { UsernameField } from './username-field.tsx'

type Props = { invite: PublicInvite; code: string }

/**
 * Joining an agency: with a new account, or with the account that the person has already. Which of
 * both, the person says: the page must not tell strangers whether an address has an account.
 */
export const JoinForm = ({ invite, code }: Props) => {
  const [old, setOld] = useState(!invite.needs_username)
  const Form = old ? OldAccount : NewAccount
  return (
    <GuestPage title={titleOf(invite)} lead={leadOf(invite, old)}>
      <Form invite={invite} code={code} />
      <Button variant="subtle" size="compact-sm" mt="md" onClick={() => setOld(!old)}>
        {old ? t('I need an account') : t('I already have an account')}
      </Button>
    </GuestPage>
  )
}

const leadOf = ({ name, email }: PublicInvite, old: boolean): string =>
  [
    t('Welcome, {name}. We sent this invite to {address}.', { name, address: email }),
    old
      ? t('Enter the password for the account with this e-mail address to add the agency to it.')
      : t('Choose a username and password for signing in.'),
  ].join(' ')

const titleOf = ({ agency }: PublicInvite): string =>
  agency ? t('Join {agency}', { agency }) : t('Accept the invite')

const useAccepted = () => {
  const go = useGo()
  return () => go(to('invite.accepted'), { replace: true })
}

const NewAccount = ({ invite, code }: Props) => {
  const accepted = useAccepted()
  return (
    <PlainForm
      endpoint={acceptInvite}
      initial={{ confirmation_code: code, username: '', password: '', password_confirmation: '' }}
      fixed={{ id: invite.id }}
      submitLabel={t('Create account')}
      onDone={accepted}
    >
      {(form) => (
        <>
          <CodeField {...form.getInputProps('confirmation_code')} />
          <UsernameField {...form.getInputProps('username')} />
          <PasswordFields form={form} />
        </>
      )}
    </PlainForm>
  )
}

const OldAccount = ({ invite, code }: Props) => {
  const accepted = useAccepted()
  return (
    <PlainForm
      endpoint={acceptInvite}
      initial={{ confirmation_code: code, password: '' }}
      inputOf={(values) => ({ ...values, password_confirmation: values.password })}
      fixed={{ id: invite.id }}
      submitLabel={t('Join agency')}
      onDone={accepted}
    >
      {(form) => (
        <>
          <CodeField {...form.getInputProps('confirmation_code')} />
          <PasswordInput
            label={t('Account password')}
            autoComplete="current-password"
            required
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
            {...form.getInputProps('password')}
          />
        </>
      )}
    </PlainForm>
  )
}
