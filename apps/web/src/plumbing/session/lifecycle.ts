import { me, type SessionUser, signIn, signOut } from '@homeward/contract/identity/sign-in'
import { call } from '../api/call.ts'
import { ApiError, NoResponse } from '../api/errors.ts'
import { followLanguage, takeChoice } from '../language/language.ts'
import '../offline/forget-answers.ts'
import { accessToken, dropSessionCookies, writeSessionCookies } from './cookies.ts'
import { announceExpiry, giveBack } from './expiry.ts'
import { worksOffline } from './offline-work.ts'
import { rememberedUser, rememberUser } from './remembered.ts'
import { currentUser, setUser } from './session.ts'
import { wipe, type WipeReason } from './wipe.ts'

export type Credentials = ({ username: string } | { phone: string }) & {
  password: string
  /** Of the authenticator app, or a recovery code. */
  code?: string
}

/** Where a person goes on: as one of their agents, or as a super admin in an agency, or in none. */
export type Place = { agent_id: string; assignment_id?: string } | { agency_id: string | null }

/** Signs in. A refusal is not tried again: each try counts against the account. */
export const startSession = async (credentials: Credentials): Promise<SessionUser> =>
  begin(await call(signIn, { ...credentials, language: takeChoice() }, { retries: 0 }))

/** Goes on in another agency or office; what the device kept of the former one is wiped. */
export const switchContext = async (place: Place): Promise<SessionUser> => {
  const switched = await call(signIn, { token: accessToken(), ...place })
  await wipe('switched')
  return begin(switched)
}

/** Counts the sessions that began here: what was asked in an earlier one is no news any more. */
let begun = 0

const begin = async (user: SessionUser): Promise<SessionUser> => {
  begun += 1
  const before = await rememberedUser()
  if (before !== undefined && before.id !== user.id) await wipe('replaced')
  const { token, agent_id, assignment_id, expires_at } = user
  writeSessionCookies({ access_token: token, agent_id, assignment_id }, expires_at)
  await rememberUser(user)
  await followLanguage(user.language)
  setUser(user)
  return user
}

let loading: Promise<SessionUser | null> | undefined

/**
 * The session user, loaded once where a token is on the device. Without an answer of the server the
 * person remembered from before goes on, so that the field surface opens without a network.
 * Throws `NoResponse` where nobody is remembered either.
 */
export const ensureSession = async (): Promise<SessionUser | null> => {
  if (accessToken() === undefined) {
    if (worksOffline()) return currentUser()
    if (currentUser() !== null) setUser(null)
    return null
  }
  return currentUser() ?? (loading ??= loadUser().finally(() => (loading = undefined)))
}

/** Asks the server again who this is, as after a time without a network. */
export const refreshSession = async (): Promise<void> => {
  if (accessToken() !== undefined) await loadUser()
}

const loadUser = async (): Promise<SessionUser | null> => {
  const asked = begun
  const before = await rememberedUser()
  try {
    // Who is remembered need not wait for the tries to be over.
    const user = await call(me, {}, before && { retries: 0 })
    if (asked !== begun) return currentUser()
    await rememberUser(user)
    await followLanguage(user.language)
    setUser(user)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (before === undefined || !(error instanceof NoResponse)) throw error
    setUser(before)
    return before
  }
}

/**
 * Ends the session here and on the server; without a network it ends here. Unsent changes stay, sealed, where
 * `keep` says so.
 */
export const leaveSession = async ({ keep = false } = {}): Promise<void> => {
  giveBack(accessToken())
  await call(signOut, {}, { retries: 0 }).catch(() => undefined)
  await endSession(keep ? 'left' : 'signed_out')
}

/**
 * Ends a session that was left alone or is at its end. The server is told as well, so that the token
 * is worth nothing afterwards; nobody waits for its answer. `asked` where the person ended it.
 */
export const lockSession = (asked = false): void => {
  void call(signOut, {}, { retries: 0 }).catch(() => undefined)
  announceExpiry(accessToken(), asked)
}

/** Forgets the session on this device. */
export const endSession = async (reason: WipeReason): Promise<void> => {
  dropSessionCookies()
  takeChoice()
  setUser(null)
  await wipe(reason)
}
