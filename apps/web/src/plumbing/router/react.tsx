import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Params } from './match.ts'
import type { Address, Router } from './router.ts'

const RouterContext = createContext<Router | undefined>(undefined)

/** What the address leads to; nothing before the first screen is loaded. */
export const RouterProvider = ({ router }: { router: Router }) => {
  useEffect(() => void router.start(), [router])
  const shown = useSyncExternalStore(router.subscribe, router.shown)
  return <RouterContext value={router}>{shown?.screen}</RouterContext>
}

export const useRouter = (): Router => {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router here.')
  return router
}

/** A part of the present address: `useAddress(({ pathname }) => pathname)`. */
export const useAddress = (select: (address: Address) => string): string => {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => select(router.address()))
}

/** The parameters of the path that stands there. */
export const useParams = (): Params => {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => router.shown()?.params ?? none)
}

const none: Params = {}
