import type { PublicInvite } from '@homeward/contract/identity/invites'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { inviteQuery } from '../queries.ts'

type Props = { id: string | undefined; children: (invite: PublicInvite) => ReactNode }

/** Lets an open invite through; says of any other what became of it, and what to do. */
export const InviteGate = ({ id, children }: Props) => {
  const query = useQuery({ ...inviteQuery(id ?? ''), enabled: id !== undefined })
  if (id === undefined || query.data === null)
    return (
      <Closed title="This link leads nowhere">
        It is not complete, or the invite was withdrawn. Open it from the e-mail again; if that does
        not help, ask your office for a new one.
      </Closed>
    )
  if (query.isError)
    return (
      <GuestPage title="Your invite">
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </GuestPage>
    )
  if (query.data === undefined)
    return (
      <GuestPage title="Your invite">
        <Stack aria-busy aria-label="Loading the invite">
          <Skeleton height={16} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Stack>
      </GuestPage>
    )
  if (query.data.state === 'accepted')
    return (
      <Closed title="This was done already">
        {query.data.subject === 'reset_password'
          ? 'The password was set with this link. Sign in with it, or ask for another link if you have lost it.'
          : 'The invite was accepted. Sign in with the name and the password that you chose.'}
      </Closed>
    )
  if (query.data.state === 'over')
    return (
      <Closed title="This link has ended">
        {query.data.subject === 'reset_password'
          ? 'It was replaced by a newer one, or it is too old. Ask for a new one below.'
          : 'It was replaced by a newer one, or it is too old. Look for a newer e-mail, or ask your office to send the invite again.'}
      </Closed>
    )
  return children(query.data)
}

const Closed = ({ title, children }: { title: string; children: ReactNode }) => (
  <GuestPage
    title={title}
    foot={<PageLink href={to('reset-password')}>Forgot your password?</PageLink>}
  >
    <Text mb="lg" mt="xs">
      {children}
    </Text>
    <Button component={PageLink} href={to('signin')} fullWidth>
      Go to sign in
    </Button>
  </GuestPage>
)
