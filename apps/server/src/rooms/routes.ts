import type { Route } from '../plumbing/http/mount.ts'
import type { RawRoutes } from '../plumbing/http/server.ts'
import { fileRoutes } from './files/raw-routes.ts'
import { routes as files } from './files/routes.ts'
import { routes as identity } from './identity/routes.ts'

/** Every route of every room. */
export const routes: readonly Route[] = [...identity, ...files]

/** What of them speaks bytes instead of JSON. */
export const rawRoutes: readonly RawRoutes[] = [fileRoutes]
