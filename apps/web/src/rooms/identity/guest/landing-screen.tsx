import { Button } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { AlonePage } from '../../../ui/page/alone-page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** The page at the root greets whoever comes without a session, and leads to what they came for. */
export const LandingScreen = () => (
  <AlonePage title="Homeward">
    <EmptyState
      scene="door"
      title={t('Welcome to Homeward')}
      hint={t(
        'Homeward is where home-care agencies plan visits, record care and get paid. Sign in with the account from your agency.',
      )}
      action={
        <Button component={PageLink} href={to('signin')}>
          {t('Sign in')}
        </Button>
      }
    />
  </AlonePage>
)
