import { watchers } from '../watchers.ts'
import { accessToken } from './cookies.ts'

const { watch, tell } = watchers<[asked: boolean]>()

/**
 * Told once the server no longer knows the session that this tab believes in; `asked` where the person ended it
 * themselves.
 */
export const onExpiry = watch

let returned: string | undefined

/** The person gives a session back: that the server knows it no longer is no news then. */
export const giveBack = (token: string | undefined): void => {
  returned = token
}

/** `token` is worth nothing any more. Says nothing where the person has signed in anew meanwhile. */
export const announceExpiry = (token: string | undefined, asked = false): void => {
  if (accessToken() !== token || (token !== undefined && token === returned)) return
  tell(asked)
}
