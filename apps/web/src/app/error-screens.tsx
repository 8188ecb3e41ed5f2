import { Button } from '@mantine/core'
import { useGo } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { leaveSession } from '../plumbing/session/lifecycle.ts'
import { useSession } from '../plumbing/session/session.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { AlonePage } from '../ui/page/alone-page.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import { homeOf } from './home.ts'

/** The way on from a page that shows nothing: home, or to the sign-in page. */
const WayOn = () => {
  const user = useSession()
  return (
    <Button component={PageLink} href={user ? homeOf(user) : to('signin')}>
      {user ? 'Go to home page' : 'Go to sign-in'}
    </Button>
  )
}

export const NotFoundScreen = () => (
  <Page title="Not found">
    <EmptyState
      scene="signpost"
      title="We couldn't find this page"
      hint="It may have been moved, or the link may be wrong."
      action={<WayOn />}
    />
  </Page>
)

export const ForbiddenScreen = () => (
  <Page title="Not allowed">
    <Forbidden />
  </Page>
)

export const HeadlessForbiddenScreen = () => (
  <AlonePage title="Not allowed">
    <Forbidden />
  </AlonePage>
)

const Forbidden = () => {
  const user = useSession()
  const go = useGo()
  const leave = async () => {
    await leaveSession()
    go(to('signin'))
  }
  return (
    <EmptyState
      scene="gate"
      title="You don't have access to this page"
      hint="Ask an owner or admin of your agency for access."
      action={
        <>
          <WayOn />
          {user && (
            <Button variant="default" onClick={() => void leave()}>
              Sign out
            </Button>
          )}
        </>
      }
    />
  )
}
