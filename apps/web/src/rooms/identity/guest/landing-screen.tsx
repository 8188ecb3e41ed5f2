import { Button } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { AlonePage } from '../../../ui/page/alone-page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** The page at the root: nothing is shown to those who do not sign in. */
export const LandingScreen = () => (
  <AlonePage title="Homeward">
    <EmptyState
      scene="door"
      title={t('This page is not available')}
      hint={t('Homeward is for the staff and caregivers of home-care agencies.')}
      action={
        <Button component={PageLink} href={to('signin')}>
          {t('Sign in')}
        </Button>
      }
    />
  </AlonePage>
)
