import { useSyncExternalStore } from 'react'
import { onWipe } from '../../plumbing/session/wipe.ts'
import { watchers } from '../../plumbing/watchers.ts'

type Recent = { label: string; hint: string; href: string }

const most = 5
const { watch, tell } = watchers()
let recent: readonly Recent[] = []

const change = (next: readonly Recent[]): void => {
  recent = next
  tell()
}

/** Remembers where somebody went from the palette. In memory only: it names people. */
export const rememberRecent = (item: Recent): void =>
  change([item, ...recent.filter(({ href }) => href !== item.href)].slice(0, most))

onWipe(() => change([]))

export const useRecent = (): readonly Recent[] => useSyncExternalStore(watch, () => recent)
