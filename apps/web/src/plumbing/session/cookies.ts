import { presentTime } from '../clock.ts'

const names = ['access_token', 'agent_id', 'assignment_id'] as const
type Name = (typeof names)[number]

/** The values that a session leaves on the device. */
type SessionCookies = {
  access_token: string
  agent_id: string | null
  assignment_id: string | null
}

const readCookie = (name: Name): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined

/** The token of the session, if there is one. */
export const accessToken = (): string | undefined => readCookie('access_token')

/** Keeps a session on the device until it ends. `expires` is an instant. */
export const writeSessionCookies = (session: SessionCookies, expires: string): void => {
  // In seconds from now: the clock of the device may be another than the server's.
  const left = Math.max(0, Math.round((Date.parse(expires) - presentTime()) / 1000))
  for (const name of names) {
    const value = session[name]
    if (value === null) drop(name)
    else document.cookie = `${name}=${value}; ${attributes()}; max-age=${left}`
  }
}

export const dropSessionCookies = (): void => names.forEach(drop)

const drop = (name: Name): void => {
  document.cookie = `${name}=; ${attributes()}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
}

const attributes = (): string =>
  `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`
