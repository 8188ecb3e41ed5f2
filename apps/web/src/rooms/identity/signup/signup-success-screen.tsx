import { Text } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { DemoNote } from '../guest/demo-note.tsx'
import { GuestPage } from '../guest/guest-page.tsx'

/** What happens after an agency asked to join. */
export const SignupSuccessScreen = () => (
  <GuestPage
    title={t('Thank you')}
    foot={<PageLink href={to('signin')}>{t('Back to sign-in')}</PageLink>}
  >
    <Text mt="xs">
      {t(
        'We received your request. When it is approved, we will e-mail you a link to set up the owner’s account. This can take one business day.',
      )}
    </Text>
    <DemoNote />
  </GuestPage>
)
