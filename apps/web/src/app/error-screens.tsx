import { Button, Group } from '@mantine/core'
import { IconLock, IconMapOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import { NoResponse } from '../plumbing/api/errors.ts'
import { useGo } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { useFlatQuery } from '../plumbing/paths/use-params.ts'
import { leaveSession, refreshSession } from '../plumbing/session/lifecycle.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { useSession } from '../plumbing/session/session.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import { homeOf } from './home.ts'

/** The way on from a page that shows nothing: home, or to the sign-in page. */
const WayOn = () => {
  const user = useSession()
  return (
    <Button component={PageLink} href={user ? homeOf(user) : to('signin')}>
      {user ? 'Go to my start page' : 'Go to sign in'}
    </Button>
  )
}

export const NotFoundScreen = () => (
  <Page title="Not found">
    <EmptyState
      icon={IconMapOff}
      title="There is nothing at this address"
      hint="It may have moved, or the link may be wrong."
      action={<WayOn />}
    />
  </Page>
)

export const ForbiddenScreen = () => {
  const user = useSession()
  const go = useGo()
  const leave = async () => {
    await leaveSession()
    go(to('signin'))
  }
  return (
    <Page title="Not allowed">
      <EmptyState
        icon={IconLock}
        title="Your role does not open this page"
        hint="Ask an owner or an admin of your agency if you need it."
        action={
          <Group justify="center">
            <WayOn />
            {user && (
              <Button variant="default" onClick={() => void leave()}>
                Sign out
              </Button>
            )}
          </Group>
        }
      />
    </Page>
  )
}

/** The server did not answer. Trying again leads back to where the person was. */
export const UnresponsiveScreen = () => {
  const go = useGo()
  const { from } = useFlatQuery()
  const [state, setState] = useState<'idle' | 'trying' | 'still'>('idle')
  const retry = async () => {
    setState('trying')
    const user = await refreshSession().catch((error: unknown) => error)
    if (user instanceof NoResponse) return setState('still')
    return go(safeTarget(from) ?? to('signin'), { replace: true })
  }
  return (
    <Page title="The server does not answer">
      <EmptyState
        icon={IconPlugConnectedX}
        role="alert"
        title={state === 'still' ? 'Still no answer' : 'No answer from the server'}
        hint="Your network or the server may be down. What you typed is kept as a draft."
        action={
          <Button loading={state === 'trying'} onClick={() => void retry()}>
            Try again
          </Button>
        }
      />
    </Page>
  )
}
