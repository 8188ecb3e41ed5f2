import { type Account, endAccountSessions } from '@homeward/contract/identity/access'
import { createInvite, renewInvite } from '@homeward/contract/identity/invites'
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { PlainForm } from '../plain-form.tsx'

const size = 'compact-sm'

/** What the office can do for a person's way in; which of it, the state of the account says. */
export const AccountActions = ({ account }: { account: Account }) => (
  <Group gap={6} justify="flex-end" wrap="nowrap">
    {account.state === 'none' && account.status === 'active' && <InviteButton account={account} />}
    {account.invite && account.state === 'invited' && (
      <RenewButton name={account.name} inviteId={account.invite.id} />
    )}
    {account.state === 'active' && account.user_id && (
      <>
        <ResetButton account={account} userId={account.user_id} />
        <SignOutButton account={account} />
      </>
    )}
  </Group>
)

const InviteButton = ({ account: { id, name, email } }: { account: Account }) => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size={size} variant="light" aria-label={`Invite ${name}`} onClick={open}>
        Invite
      </Button>
      <Modal opened={opened} onClose={close} title={`Invite ${name}`}>
        <Text mb="md">
          We will e-mail a link and a code to this address. The invite is valid for 7 days.
        </Text>
        <PlainForm
          endpoint={createInvite}
          initial={{ email: email ?? '' }}
          fixed={{ subject: 'join', agent_id: id }}
          submitLabel="Send invite"
          aside={
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          }
          onDone={(invite) => {
            close()
            toastDone(`Invite sent to ${name} at ${invite.email}.`)
          }}
        >
          {(form) => (
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="off"
              data-autofocus
              required
              {...form.getInputProps('email')}
            />
          )}
        </PlainForm>
      </Modal>
    </>
  )
}

const RenewButton = ({ name, inviteId }: { name: string; inviteId: string }) => {
  const renew = useWrite(renewInvite, {
    onDone: ({ email }) =>
      toastDone(`Invite resent to ${email}. The previous link no longer works.`),
  })
  return (
    <Button
      size={size}
      variant="default"
      aria-label={`Resend invite to ${name}`}
      loading={renew.isPending}
      onClick={() => renew.mutate({ invite_id: inviteId })}
    >
      Resend
    </Button>
  )
}

const ResetButton = ({ account, userId }: { account: Account; userId: string }) => {
  const reset = useWrite(createInvite, {
    onDone: ({ email }) => toastDone(`Password reset link sent to ${email}.`),
  })
  return (
    <ConfirmButton
      size={size}
      variant="default"
      color="pine"
      aria-label={`Reset password for ${account.name}`}
      loading={reset.isPending}
      question={`Send ${account.name} a password reset link?`}
      consequence={`We will send it to ${account.email ?? 'the e-mail address on the account'}. The current password works until the link is used.`}
      confirm="Send link"
      onConfirm={() => reset.mutate({ subject: 'reset_password', user_id: userId })}
    >
      Reset password
    </ConfirmButton>
  )
}

const SignOutButton = ({ account: { id, name } }: { account: Account }) => {
  const end = useWrite(endAccountSessions, {
    onDone: ({ ended }) =>
      toastDone(
        ended === 0 ? `${name} had no active sessions.` : `${name} signed out on all devices.`,
      ),
  })
  return (
    <ConfirmButton
      size={size}
      variant="subtle"
      color="red"
      aria-label={`Sign out ${name} on all devices`}
      loading={end.isPending}
      question={`Sign ${name} out on all devices?`}
      consequence="This ends all their sessions in this agency now. Unsaved changes stay as drafts on their devices."
      confirm="Sign out"
      onConfirm={() => end.mutate({ id })}
    >
      Sign out
    </ConfirmButton>
  )
}
