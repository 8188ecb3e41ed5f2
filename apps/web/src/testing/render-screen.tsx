import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { createMemoryHistory } from '@tanstack/history'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { queryClient } from '../plumbing/query.ts'
import { matchOf } from '../plumbing/router/match.ts'
import { RouterProvider, useAddress } from '../plumbing/router/react.tsx'
import { createRouter } from '../plumbing/router/router.ts'
import { cssVariables, theme } from '../ui/theme/theme.ts'

type Place = {
  /** The path that the screen stands at. */
  path: PathId
  /** The address that is opened, as `to()` writes it. */
  at?: string
}

/** Theme and data as in the app, without transitions. */
const TestProviders = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
    <QueryClientProvider client={queryClient}>
      <Notifications />
      {children}
    </QueryClientProvider>
  </MantineProvider>
)

/**
 * Renders a screen at its own path. Any other address shows "At <address>", so that a test sees
 * where the person was taken. Returns the user's hands and the present address.
 */
export const renderScreen = async (screen: ReactNode, { path, at }: Place) => {
  const history = createMemoryHistory({ initialEntries: [at ?? pathOf(path).path] })
  const router = createRouter({
    history,
    find: async ({ pathname }) => {
      const params = matchOf(pathOf(path).path, pathname)
      return params ? { params, screen } : { params: {}, screen: <Elsewhere /> }
    },
  })
  setNavigator(router.go)
  queryClient.clear()
  await router.start()
  render(
    <TestProviders>
      <RouterProvider router={router} />
    </TestProviders>,
  )
  return { user: userEvent.setup(), address: () => history.location.href, history }
}

const Elsewhere = () => <p>At {useAddress(({ href }) => href)}</p>
