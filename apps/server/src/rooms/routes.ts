import type { Route } from '../plumbing/http/mount.ts'
import { routes as identity } from './identity/routes.ts'

/** Every route of every room. */
export const routes: readonly Route[] = [...identity]
