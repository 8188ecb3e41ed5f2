import { acceptInvite, type PublicInvite } from '@homeward/contract/invites'
import { PasswordInput } from '@mantine/core'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { GuestPage } from '../guest/guest-page.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { PlainForm } from '../plain-form.tsx'
import { CodeField } from './code-field.tsx'
import { UsernameField } from './username-field.tsx'

type Props = { invite: PublicInvite; code: string }

/** Joining an agency: with a new account, or with the account that the person has already. */
export const JoinForm = ({ invite, code }: Props) =>
  invite.needs_username ? (
    <NewAccount invite={invite} code={code} />
  ) : (
    <OldAccount invite={invite} code={code} />
  )

const titleOf = ({ agency }: PublicInvite): string =>
  agency ? `Join ${agency}` : 'Accept the invite'

const useAccepted = () => {
  const go = useGo()
  return () => go(to('invite.accepted'), { replace: true })
}

const NewAccount = ({ invite, code }: Props) => {
  const accepted = useAccepted()
  return (
    <GuestPage
      title={titleOf(invite)}
      lead={`Welcome, ${invite.name}. The invite went to ${invite.email}. Choose the name and the password that you will sign in with.`}
    >
      <PlainForm
        endpoint={acceptInvite}
        initial={{ confirmation_code: code, username: '', password: '', password_confirmation: '' }}
        fixed={{ id: invite.id }}
        submitLabel="Make my account"
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
    </GuestPage>
  )
}

const OldAccount = ({ invite, code }: Props) => {
  const accepted = useAccepted()
  return (
    <GuestPage
      title={titleOf(invite)}
      lead={`Welcome, ${invite.name}. You have an account here already, ${invite.email}. Type its password, and the agency is added to it.`}
    >
      <PlainForm
        endpoint={acceptInvite}
        initial={{ confirmation_code: code, password: '' }}
        toInput={(values) => ({ ...values, password_confirmation: values.password })}
        fixed={{ id: invite.id }}
        submitLabel="Join the agency"
        onDone={accepted}
      >
        {(form) => (
          <>
            <CodeField {...form.getInputProps('confirmation_code')} />
            <PasswordInput
              label="Password of your account"
              autoComplete="current-password"
              required
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
              {...form.getInputProps('password')}
            />
          </>
        )}
      </PlainForm>
    </GuestPage>
  )
}
