import { createBrowserHistory, type RouterHistory } from '@tanstack/history'
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { NoResponse } from '../plumbing/api/errors.ts'
import { type PathId, pathIds, pathOf } from '../plumbing/paths/list.ts'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { loaded } from '../plumbing/router/loaded.ts'
import { bestMatch } from '../plumbing/router/match.ts'
import { type Address, createRouter, type Found } from '../plumbing/router/router.ts'
import { accessToken } from '../plumbing/session/cookies.ts'
import { ensureSession } from '../plumbing/session/lifecycle.ts'
import { currentUser } from '../plumbing/session/session.ts'
import { Broken } from './broken.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { detour } from './guard.ts'
import { isField } from './home.ts'
import { everyScreen } from './first-screens.ts'

type Loads = Partial<Record<PathId, { load: () => Promise<ComponentType> }>>

/** The router over the one list of screens. Tests pass a history in memory, and screens of their own. */
export const newRouter = (history: RouterHistory = createBrowserHistory(), others: Loads = {}) => {
  const loadOf = (id: PathId) => (others[id] ?? pathOf(id)).load()
  const find = async ({ pathname, href }: Address): Promise<Found> => {
    const { id, params } = await placeOf(pathname)
    loadAhead(id)
    const elsewhere = await enter(id, href)
    if (elsewhere !== undefined) return { elsewhere }
    const [Screen, Frame] = await loaded(() => Promise.all([loadOf(id), frameOf(id)]))
    return { params, screen: framed(Frame, href, <Screen key={id} />) }
  }
  /** The phone need not know who it is to load its day; whoever may not see it is led on. */
  const loadAhead = (id: PathId): void => {
    if (pathOf(id).access !== 'field' || accessToken() === undefined) return
    void Promise.allSettled([loadOf(id), import('./phone-frame.tsx')])
  }
  const router = createRouter({
    history,
    find: (address) =>
      find(address).catch((error: unknown) => ({
        params: {},
        screen: framed(Fragment, address.href, <Broken error={error} />),
      })),
    preload: async ({ pathname }) => loadOf((await placeOf(pathname)).id),
  })
  setNavigator(router.go)
  return router
}

/** The screen of a path; what no path is shows that there is nothing. */
const placeOf = async (pathname: string) => {
  const known = screenAt(pathname)
  if (known) return known
  await loaded(everyScreen)
  return screenAt(pathname) ?? { id: 'not-found' as const, params: {} }
}

const screenAt = (pathname: string) =>
  bestMatch(
    pathIds().map((id) => [id, pathOf(id).path] as const),
    pathname,
  )

type Frame = ComponentType<{ children: ReactNode }>

const frameOf = async (id: PathId): Promise<Frame | typeof Fragment> => {
  const { alone, bare } = pathOf(id)
  if (bare) return Fragment
  const user = currentUser()
  if (!alone && user !== null)
    return isField(user)
      ? (await import('./phone-frame.tsx')).PhoneFramed
      : (await import('./office-frame.tsx')).OfficeFramed
  return (await import('./frames.tsx')).Alone
}

const framed = (Frame: Frame | typeof Fragment, href: string, screen: ReactNode) => (
  <Frame>
    <ErrorBoundary at={href}>
      <Suspense>{screen}</Suspense>
    </ErrorBoundary>
  </Frame>
)

/** Where somebody is led who may not stay; people who need a session are told where no answer comes. */
const enter = async (id: PathId, href: string): Promise<string | undefined> => {
  const { alone, access, bare } = pathOf(id)
  if (alone && access === 'public') return void (await loaded(everyScreen))
  try {
    const user = await ensureSession()
    if (user === null ? !bare : !isField(user)) await loaded(everyScreen)
    return detour(id, user, href)
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    if (access === 'public') return undefined
    return to('error.unresponsive', {}, { from: href })
  }
}
