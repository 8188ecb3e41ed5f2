import { useSyncExternalStore } from 'react'
import { onWipe } from '../../plumbing/session/wipe.ts'

type Recent = { label: string; hint: string; href: string }

const most = 5
const listeners = new Set<() => void>()
let recent: readonly Recent[] = []

const change = (next: readonly Recent[]): void => {
  recent = next
  for (const listener of listeners) listener()
}

/** Remembers where somebody went from the palette. In memory only: it names people. */
export const rememberRecent = (item: Recent): void =>
  change([item, ...recent.filter(({ href }) => href !== item.href)].slice(0, most))

onWipe(() => change([]))

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRecent = (): readonly Recent[] => useSyncExternalStore(watch, () => recent)
