import { Button, Text } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'

/** R009: an account is ready, or its password was set anew. */
export const InviteAcceptedScreen = () => {
  const reset = useFlatQuery().what === 'password'
  return (
    <GuestPage title={reset ? t('Your password is set') : t('Your account is ready')}>
      <Text mb="lg" mt="xs">
        {reset
          ? t('Use your new password from now on. You were signed out on all devices.')
          : t('Welcome. Sign in with your username and new password.')}
      </Text>
      <Button component={PageLink} href={to('signin')} size="md" fullWidth>
        {t('Sign in')}
      </Button>
    </GuestPage>
  )
}
