import type { Language } from '@homeward/domain/language/languages'
import { useSyncExternalStore } from 'react'
import { watchers } from './watchers.ts'
import { onWipe } from './session/wipe.ts'

/** How a person likes the screens. Holds no health data: it is kept in plain text. */
export type Preferences = {
  colorScheme: 'auto' | 'light' | 'dark'
  railCollapsed: boolean
  /** The language that somebody chose on this device; undefined as long as nobody did. */
  language: Language | undefined
  /** Whether lists listen to single keys (j, k, x); people who dictate switch it off. */
  singleKeys: boolean
  /** The columns of lists, by the list's name: their keys in order. */
  columns: Readonly<Record<string, readonly string[]>>
}

/** The one fixed key of the client's state; `public/color-scheme.js` reads it too. */
const storageKey = 'homeward'

const initial: Preferences = {
  colorScheme: 'auto',
  railCollapsed: false,
  language: undefined,
  singleKeys: true,
  columns: {},
}

const { watch, tell } = watchers()
let current: Preferences | undefined

const load = (): Preferences => {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as object) }
  } catch {
    return initial
  }
}

export const preferences = (): Preferences => (current ??= load())

/** Changes some preferences and remembers them, where the browser can. */
export const prefer = (change: Partial<Preferences>): void => {
  current = { ...preferences(), ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // A full or forbidden storage only costs the memory of it.
  }
  tell()
}

/** Back to how the device was before anybody signed in; the sign-in page keeps its language. */
const forgetPreferences = (): void => {
  const { language } = preferences()
  localStorage.removeItem(storageKey)
  current = undefined
  if (language !== undefined) return prefer({ language })
  tell()
}

onWipe((reason) => {
  if (reason === 'signed_out' || reason === 'left') forgetPreferences()
})

export const watchPreferences = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    current = undefined
    listener()
  }
  const leave = watch(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    leave()
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const usePreferences = (): Preferences => useSyncExternalStore(watchPreferences, preferences)
