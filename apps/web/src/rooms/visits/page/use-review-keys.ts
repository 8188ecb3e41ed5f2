import { useEffect, useEffectEvent } from 'react'
import { preferences } from '../../../plumbing/preferences.ts'
import { isTyping } from '../../../ui/list/keys.ts'

type Acts = Partial<Record<string, (() => void) | false>>

/** Single keys that press the buttons of a review, where single keys are on. */
export const useReviewKeys = (acts: Acts): void => {
  const press = useEffectEvent((key: string) => {
    const act = acts[key]
    if (act) act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!preferences().singleKeys || isTyping(event) || event.shiftKey || event.repeat) return
      // A letter after g leads elsewhere, which whoever listens for that says first.
      setTimeout(() => event.defaultPrevented || press(event.key))
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
