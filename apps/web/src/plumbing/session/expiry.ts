import { accessToken } from './cookies.ts'

/** `asked` where the person ended the session themselves. */
type Listener = (asked: boolean) => void

const listeners = new Set<Listener>()

/** Told once the server no longer knows the session that this tab believes in. */
export const onExpiry = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let returned: string | undefined

/** The person gives a session back: that the server knows it no longer is no news then. */
export const giveBack = (token: string | undefined): void => {
  returned = token
}

/** `token` is worth nothing any more. Says nothing where the person has signed in anew meanwhile. */
export const announceExpiry = (token: string | undefined, asked = false): void => {
  if (accessToken() !== token || (token !== undefined && token === returned)) return
  for (const listener of listeners) listener(asked)
}
