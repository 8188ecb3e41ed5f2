import { useSyncExternalStore } from 'react'
import { watchers } from '../../plumbing/watchers.ts'

let shown = false
const { watch, tell } = watchers()

const change = (next: boolean): void => {
  shown = next
  tell()
}

/** Shows the help of the keys. */
export const showKeys = (): void => change(true)

export const hideKeys = (): void => change(false)

export const useKeysShown = (): boolean => useSyncExternalStore(watch, () => shown)
