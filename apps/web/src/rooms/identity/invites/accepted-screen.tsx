import { Button, Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'

/** R009: an account is ready, or its password was set anew. */
export const InviteAcceptedScreen = () => {
  const reset = useFlatQuery().what === 'password'
  return (
    <GuestPage title={reset ? 'Your password is set' : 'Your account is ready'}>
      <Text mb="lg" mt="xs">
        {reset
          ? 'Use your new password from now on. You were signed out on all devices.'
          : 'Welcome. Sign in with your username and new password.'}
      </Text>
      <Button component={PageLink} href={to('signin')} size="md" fullWidth>
        Sign in
      </Button>
    </GuestPage>
  )
}
