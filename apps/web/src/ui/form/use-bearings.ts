import { useEffect, useEffectEvent, useRef } from 'react'
import { toastNote } from '../../plumbing/failures/toasts.ts'

/**
 * Where somebody is in a form: the button that saves has the focus again after saving, which took it
 * away; and who closes what the form stands in is told that what was typed is kept.
 */
export const useBearings = ({ dirty, saving }: { dirty: boolean; saving: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  const within = useRef(false)
  useEffect(() => {
    if (!saving && document.activeElement === document.body && within.current)
      button.current?.focus()
    within.current = saving
  }, [saving])

  const tell = useEffectEvent((overPage: boolean) => {
    if (dirty && !saving && overPage)
      toastNote(
        'Not saved. Your changes are kept as a draft and restored when you open this again.',
      )
  })
  useEffect(() => {
    const overPage = (button.current?.closest('[role=dialog]') ?? null) !== null
    return () => tell(overPage)
  }, [])
  return button
}
