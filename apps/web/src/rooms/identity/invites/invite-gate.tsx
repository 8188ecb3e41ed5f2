import type { PublicInvite } from '@homeward/contract/identity/invites'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
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
      <Closed title={t('This link is not valid')}>
        {t(
          'The link is incomplete or the invite was withdrawn. Open the link from the e-mail again, or ask your office for a new invite.',
        )}
      </Closed>
    )
  if (query.isError)
    return (
      <GuestPage title={t('Your invite')}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </GuestPage>
    )
  if (query.data === undefined)
    return (
      <GuestPage title={t('Your invite')}>
        <Stack role="status" aria-busy aria-label={t('Loading invite')}>
          <Skeleton height={16} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Stack>
      </GuestPage>
    )
  if (query.data.state === 'accepted')
    return (
      <Closed title={t('This link was already used')}>
        {query.data.subject === 'reset_password'
          ? t('You already set a password with this link. Sign in, or request another link.')
          : t('You already accepted this invite. Sign in with your username and password.')}
      </Closed>
    )
  if (query.data.state === 'over')
    return (
      <Closed title={t('This link has expired')}>
        {query.data.subject === 'reset_password'
          ? t('A newer link replaced it, or it is too old. Request a new link below.')
          : t(
              'A newer link replaced it, or it is too old. Look for a newer e-mail, or ask your office to resend the invite.',
            )}
      </Closed>
    )
  return children(query.data)
}

const Closed = ({ title, children }: { title: string; children: ReactNode }) => (
  <GuestPage
    title={title}
    foot={<PageLink href={to('reset-password')}>{t('Forgot your password?')}</PageLink>}
  >
    <Text mb="lg" mt="xs">
      {children}
    </Text>
    <Button component={PageLink} href={to('signin')} fullWidth>
      {t('Go to sign-in')}
    </Button>
  </GuestPage>
)
