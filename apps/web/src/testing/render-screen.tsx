import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { queryClient } from '../plumbing/query.ts'
import { readQuery, writeQuery } from '../plumbing/query-string.ts'
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
  const root = createRootRoute()
  const own = createRoute({
    getParentRoute: () => root,
    path: pathOf(path)
      .path.replace(/:(\w+)\?/g, '{-$$$1}')
      .replace(/:(\w+)/g, '$$$1'),
    component: () => screen,
  })
  const other = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere })
  const history = createMemoryHistory({ initialEntries: [at ?? pathOf(path).path] })
  const router = createRouter({
    routeTree: root.addChildren([own, other]),
    history,
    parseSearch: readQuery,
    stringifySearch: (search) => {
      const query = writeQuery(search as Record<string, string>)
      return query ? `?${query}` : ''
    },
  })
  setNavigator((href) => void router.navigate({ href }))
  queryClient.clear()
  await router.load()
  render(
    <TestProviders>
      <RouterProvider router={router} />
    </TestProviders>,
  )
  return { user: userEvent.setup(), address: () => history.location.href, history }
}

const Elsewhere = () => <p>At {useLocation({ select: (location) => location.href })}</p>
