import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { toastTime } from '../plumbing/failures/toasts.ts'
import { queryClient } from '../plumbing/query.ts'
import { agencyOf, useSession } from '../plumbing/session/session.ts'
import { ZoneProvider } from '../ui/text/zone.tsx'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { newRouter } from './router.tsx'
import { schemeManager } from './scheme-manager.ts'
import { startServices } from './services.ts'
import { UpdatePrompt } from './update-prompt.tsx'

/** Theme, zone and data for whatever stands inside. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const user = useSession()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      deduplicateInlineStyles
    >
      <QueryClientProvider client={queryClient}>
        <ZoneProvider value={(user && agencyOf(user)?.time_zone) ?? 'America/New_York'}>
          <Notifications position="bottom-right" autoClose={toastTime} limit={4} />
          <ErrorBoundary>{children}</ErrorBoundary>
        </ZoneProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}

export const App = ({ router }: { router: ReturnType<typeof newRouter> }) => {
  useEffect(startServices, [])
  return (
    <Providers>
      <RouterProvider router={router} />
      <UpdatePrompt />
    </Providers>
  )
}
