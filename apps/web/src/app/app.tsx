import { MantineProvider } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '../plumbing/language/language.ts'
import { lazyOr } from '../plumbing/lazy-or.ts'
import { RouterProvider } from '../plumbing/router/react.tsx'
import { agencyOf, useSession } from '../plumbing/session/session.ts'
import { whenIdle } from '../plumbing/when-idle.ts'
import { ZoneProvider } from '../ui/text/zone.tsx'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { newRouter } from './router.tsx'
import { schemeManager } from './scheme-manager.ts'
import { startServices } from './services.ts'
import { SessionLimits } from './session-limits.tsx'
import { Worker } from './worker.tsx'

/** The same words, plain, where what draws them cannot be loaded. */
const PlainMessages = () => (
  <div role="alert">
    {useNotifications().notifications.map(({ id, message }) => (
      <p key={id}>{message}</p>
    ))}
  </div>
)

const Messages = lazyOr(() => import('./messages.tsx').then((m) => m.Messages), PlainMessages)

type Props = {
  router: ReturnType<typeof newRouter>
  /** `test` where nothing has a size, as in jsdom: menus count as out of sight there, and hide. */
  env?: 'default' | 'test'
}

/** Theme and zone for whatever stands inside. */
const Providers = ({ env, children }: Pick<Props, 'env'> & { children: ReactNode }) => {
  const user = useSession()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      deduplicateInlineStyles
      env={env}
    >
      <ZoneProvider value={(user && agencyOf(user)?.time_zone) ?? 'America/New_York'}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </ZoneProvider>
    </MantineProvider>
  )
}

/** They come with the first message, else once the page stands; a guest does without. They stay to fade out. */
const MessagesWhenNeeded = () => {
  const signedIn = useSession() !== null
  const told = useNotifications().notifications.length > 0
  const [needed, setNeeded] = useState(false)
  if (!needed && told) setNeeded(true)
  useEffect(() => {
    if (signedIn) whenIdle(() => setNeeded(true))
  }, [signedIn])
  return (
    needed && (
      <Suspense>
        <Messages />
      </Suspense>
    )
  )
}

export const App = ({ router, env = 'default' }: Props) => {
  useEffect(startServices, [])
  const language = useLanguage()
  return (
    <Providers env={env}>
      {/* Another language is another screen: everything is drawn anew. */}
      <Fragment key={language}>
        <RouterProvider router={router} />
        <Worker />
        <MessagesWhenNeeded />
        <SessionLimits />
      </Fragment>
    </Providers>
  )
}
