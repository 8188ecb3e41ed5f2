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
          An e-mail with a link and a code goes to this address. It holds for 7 days.
        </Text>
        <PlainForm
          endpoint={createInvite}
          initial={{ email: email ?? '' }}
          fixed={{ subject: 'join', agent_id: id }}
          submitLabel="Send the invite"
          aside={
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          }
          onDone={(invite) => {
            close()
            toastDone(`Invited: ${name}, ${invite.email}.`)
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
    onDone: ({ email }) => toastDone(`Sent again to ${email}; the former link has ended.`),
  })
  return (
    <Button
      size={size}
      variant="default"
      aria-label={`Send again: the invite of ${name}`}
      loading={renew.isPending}
      onClick={() => renew.mutate({ invite_id: inviteId })}
    >
      Send again
    </Button>
  )
}

const ResetButton = ({ account, userId }: { account: Account; userId: string }) => {
  const reset = useWrite(createInvite, {
    onDone: ({ email }) => toastDone(`A link to set a new password went to ${email}.`),
  })
  return (
    <ConfirmButton
      size={size}
      variant="default"
      color="pine"
      aria-label={`Reset password of ${account.name}`}
      loading={reset.isPending}
      question={`Send ${account.name} a link for a new password?`}
      consequence={`It goes to ${account.email ?? 'the e-mail address of the account'}. The current password works until the link is used.`}
      confirm="Send the link"
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
        ended === 0 ? `${name} was signed in nowhere.` : `${name} is signed out everywhere.`,
      ),
  })
  return (
    <ConfirmButton
      size={size}
      variant="subtle"
      color="red"
      aria-label={`Sign out ${name} everywhere`}
      loading={end.isPending}
      question={`Sign ${name} out everywhere?`}
      consequence="In this agency, on every device, at once. What is not saved there stays as a draft."
      confirm="Sign out"
      onConfirm={() => end.mutate({ id })}
    >
      Sign out
    </ConfirmButton>
  )
}
