import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { NoResponse } from '../plumbing/api/errors.ts'
import { type PathId, pathIds, pathOf } from '../plumbing/paths/list.ts'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { readQuery, writeQuery } from '../plumbing/query-string.ts'
import { ensureSession } from '../plumbing/session/lifecycle.ts'
import { currentUser } from '../plumbing/session/session.ts'
import { Broken } from './broken.tsx'
import { nowBuilt } from './built.ts'
import { detour } from './guard.ts'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

/** Screens that stand alone, without rail and top bar. */
const headless: ReadonlySet<PathId> = new Set([
  'landing',
  'error.unresponsive',
  'error.headless-forbidden',
  'signin',
  'reset-password',
  'signup',
  'signup.success',
  'job-application',
  'job-application.success',
  'invite.reset-password',
  'invite.accept',
  'invite.accepted',
  'public-questionnaire',
  'public-questionnaire.success',
])

const notFound = lazyScreen('not-found')

/** The router over the one list of paths. Tests pass a history in memory. */
export const newRouter = (history?: RouterHistory) => {
  nowBuilt(Object.keys(screens))
  const root = createRootRoute({ notFoundComponent: notFound })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
  const routes = pathIds.map((id) => [id, routeOf(id, headless.has(id) ? root : shell)] as const)
  const of = (alone: boolean) =>
    routes.filter(([id]) => headless.has(id) === alone).map(([, route]) => route)
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

const routeOf = (id: PathId, parent: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: pathOf(id)
      .path.replace(/:(\w+)\?/g, '{-$$$1}')
      .replace(/:(\w+)/g, '$$$1'),
    component: screens[id] ? lazyScreen(id) : notFound,
    beforeLoad: async ({ location }) => {
      const elsewhere = detour(id, await session(id, location.href), location.href)
      if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
    },
  })

/** The session user; where the server does not answer, people who need one are told so. */
const session = async (id: PathId, href: string) => {
  if (headless.has(id) && pathOf(id).access === 'public') return currentUser()
  try {
    return await ensureSession()
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    if (pathOf(id).access === 'public') return currentUser()
    throw redirect({ href: to('error.unresponsive', {}, { from: href }), replace: true })
  }
}

function lazyScreen(id: PathId) {
  const load = screens[id]
  if (!load) throw new Error(`${id} has no screen`)
  return lazyRouteComponent(async () => ({ default: await load() }))
}
