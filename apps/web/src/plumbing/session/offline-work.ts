import { pathOf } from '../paths/list.ts'

/**
 * Whether somebody works on the field surface without a network. The limits of a session wait there:
 * in a home without reception nobody can sign in again, so a caregiver who is locked out would lose
 * the tasks and the check-out of the running visit. The surface shows their own day only, and what
 * they record stays on the device. With the network the limits hold again, and the server decides
 * whether the session still stands.
 */
export const worksOffline = (): boolean =>
  !navigator.onLine && location.pathname.startsWith(pathOf('field').path)
