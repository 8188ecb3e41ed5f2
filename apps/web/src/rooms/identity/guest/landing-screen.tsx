import { Button } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { AlonePage } from '../../../ui/page/alone-page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** The page at the root: nothing is shown to those who do not sign in. */
export const LandingScreen = () => (
  <AlonePage title="Homeward">
    <EmptyState
      scene="door"
      title="This page is not available"
      hint="Homeward is for the staff and caregivers of home-care agencies."
      action={
        <Button component={PageLink} href={to('signin')}>
          Sign in
        </Button>
      }
    />
  </AlonePage>
)
