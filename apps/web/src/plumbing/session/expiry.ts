import { accessToken } from './cookies.ts'

type Listener = () => void

const listeners = new Set<Listener>()

/** Told once the server no longer knows the session that this tab believes in. */
export const onExpiry = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `token` is worth nothing any more. Says nothing where the person has signed in anew meanwhile. */
export const announceExpiry = (token: string | undefined): void => {
  if (accessToken() !== token) return
  for (const listener of listeners) listener()
}
