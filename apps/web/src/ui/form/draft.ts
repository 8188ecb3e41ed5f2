import { currentUser, ownerOf } from '../../plumbing/session/session.ts'
import { onWipe } from '../../plumbing/session/wipe.ts'

/** What a person typed and did not save; lives as long as the tab, and survives signing in again. */
export type Draft<V> = { values: V; at: string }

const prefix = 'homeward:draft:'

const nameOf = (key: string): string | undefined => {
  const user = currentUser()
  return user ? `${prefix}${ownerOf(user)}:${key}` : undefined
}

/** The draft of a form for the person of this session. */
export const readDraft = <V>(key: string): Draft<V> | undefined => {
  const name = nameOf(key)
  const kept = name && sessionStorage.getItem(name)
  return kept ? (JSON.parse(kept) as Draft<V>) : undefined
}

/** Keeps a draft. `secret` fields are never written down. */
export const keepDraft = <V extends object>(
  key: string,
  values: V,
  secret: readonly (keyof V)[] = [],
): void => {
  const name = nameOf(key)
  if (!name) return
  const kept = Object.fromEntries(
    Object.entries(values).filter(([field]) => !secret.some((hidden) => hidden === field)),
  )
  try {
    sessionStorage.setItem(name, JSON.stringify({ values: kept, at: new Date().toISOString() }))
  } catch {
    // Without room there is no draft; the guard against leaving still stands.
  }
}

export const dropDraft = (key: string): void => {
  const name = nameOf(key)
  if (name) sessionStorage.removeItem(name)
}

onWipe((reason) => {
  if (reason !== 'signed_out') return
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix)) sessionStorage.removeItem(name)
})
