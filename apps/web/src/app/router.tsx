import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { NoResponse } from '../plumbing/api/errors.ts'
import { type PathId, pathIds, pathOf } from '../plumbing/paths/list.ts'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { readQuery, writeQuery } from '../plumbing/query-string.ts'
import { ensureSession } from '../plumbing/session/lifecycle.ts'
import { currentUser } from '../plumbing/session/session.ts'
import { Broken } from './broken.tsx'
import { detour } from './guard.ts'
import { screens as all } from './screens.ts'
import { Shell } from './shell/shell.tsx'

type Loaded = Record<PathId, { load: () => Promise<ComponentType> }>

/** The router over the one list of screens. Tests pass a history in memory, and screens of their own. */
export const newRouter = (history?: RouterHistory, screens: Loaded = all) => {
  const notFound = lazyScreen(screens['not-found'])
  const root = createRootRoute({ notFoundComponent: notFound })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
  const routes = pathIds().map(
    (id) => [id, routeOf(id, pathOf(id).alone ? root : shell, screens)] as const,
  )
  const of = (alone: boolean) =>
    routes.filter(([id]) => (pathOf(id).alone ?? false) === alone).map(([, route]) => route)
  const unknown = createRoute({
    getParentRoute: () => shell,
    path: '$',
    component: notFound,
    beforeLoad: async () => void (await session('not-found', '/not-found')),
  })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([...of(false), unknown]), ...of(true)]),
    ...(history && { history }),
    parseSearch: readQuery,
    stringifySearch: (search) => {
      const query = writeQuery(search as Record<string, string>)
      return query ? `?${query}` : ''
    },
    scrollRestoration: true,
    defaultErrorComponent: Broken,
    defaultPreloadStaleTime: 0,
  })
  setNavigator(
    (href, options) =>
      void router.navigate({
        href,
        replace: options?.replace ?? false,
        ignoreBlocker: options?.force ?? false,
      }),
  )
  return router
}

const routeOf = (id: PathId, parent: AnyRoute, screens: Loaded): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: pathOf(id)
      .path.replace(/:(\w+)\?/g, '{-$$$1}')
      .replace(/:(\w+)/g, '$$$1'),
    component: lazyScreen(screens[id]),
    beforeLoad: async ({ location }) => {
      const elsewhere = detour(id, await session(id, location.href), location.href)
      if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
    },
  })

/** The session user; where the server does not answer, people who need one are told so. */
const session = async (id: PathId, href: string) => {
  if (pathOf(id).alone && pathOf(id).access === 'public') return currentUser()
  try {
    return await ensureSession()
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    if (pathOf(id).access === 'public') return currentUser()
    throw redirect({ href: to('error.unresponsive', {}, { from: href }), replace: true })
  }
}

const lazyScreen = ({ load }: Loaded[PathId]) =>
  lazyRouteComponent(async () => ({ default: await load() }))
