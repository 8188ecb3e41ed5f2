import { useSyncExternalStore } from 'react'

let shown = false
const listeners = new Set<() => void>()

const change = (next: boolean): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows the help of the keys. */
export const showKeys = (): void => change(true)

export const hideKeys = (): void => change(false)

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeysShown = (): boolean => useSyncExternalStore(watch, () => shown)
