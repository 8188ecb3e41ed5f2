import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { useLayoutEffect } from 'react'
import { go } from '../../plumbing/paths/navigate.ts'
import { preferences } from '../../plumbing/preferences.ts'
import { isTyping } from '../../ui/list/keys.ts'
import { openPalette } from '../palette/request.ts'
import { jumpsOf } from './jumps.ts'
import { showKeys } from './show-keys.ts'

/** How long the second key may follow g, in milliseconds. */
const patience = 1500

/** Keys that work on every screen: Ctrl+K, and where single keys are on ? and g with a letter. */
export const useGlobalKeys = (user: SessionUser): void => {
  // The keys work from the moment at which their buttons are seen.
  useLayoutEffect(() => {
    let pressed = 0
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return openPalette()
      }
      if (!preferences().singleKeys || isTyping(event)) return undefined
      if (event.key === '?') return showKeys()
      const jump = Date.now() - pressed < patience && jumpOf(user, event.key)
      pressed = event.key === 'g' ? Date.now() : 0
      if (!jump) return undefined
      event.preventDefault()
      return go(jump)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [user])
}

const jumpOf = (user: SessionUser, key: string): string | undefined =>
  jumpsOf(user).find((jump) => jump.key === key)?.href
