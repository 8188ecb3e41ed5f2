import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { preferences } from '../../../plumbing/preferences.ts'
import { isTyping, step } from '../../../ui/list/keys.ts'
import { rememberReason } from '../last-reason.ts'
import { useReasons } from '../reasons.ts'
import { canSettle, type Settle } from './use-settle.ts'

type Queue = { rows: readonly ExceptionRow[]; settle: Settle }

/** The reasons of a visit's fix, in the order of their keys. */
export const useFixReasons = () => {
  const reasons = useReasons()
  return ({ fix, payor }: Pick<ExceptionRow, 'fix' | 'payor'>) =>
    fix.situation === null
      ? []
      : reasons('reason', fix.situation, { payorId: payor?.id ?? null }).filter(
          ({ needsNote }) => !needsNote,
        )
}

/** `a` accepts the fix of the row with the focus, `1` to `9` with a reason, `u` takes the last one back. */
export const useQueueKeys = (
  region: RefObject<HTMLElement | null>,
  { rows, settle }: Queue,
): void => {
  const reasonsOf = useFixReasons()
  const actOf = (place: HTMLElement, key: string): (() => void) | undefined => {
    if (key === 'u') return () => settle.undo()
    const at = document.activeElement?.closest<HTMLElement>('[data-row]')
    const row = rows.find(({ id }) => id === at?.dataset.row)
    if (!at || !row || !place.contains(at)) return undefined
    if (key === 'ArrowDown' || key === 'ArrowUp')
      return () => step(key === 'ArrowDown' ? 1 : -1)(place)
    // What only a person finds out opens as its button does.
    if (key === 'a' && !canSettle(row))
      return () => at.querySelector<HTMLElement>('[data-fix]')?.click()
    const reason = /^[1-9]$/.test(key) ? reasonsOf(row)[Number(key) - 1] : undefined
    if (key !== 'a' && !reason) return undefined
    return () => {
      if (settle.busy) return
      // The row leaves; the focus is on its neighbor before it does.
      step(1)(place)
      if (document.activeElement && at.contains(document.activeElement)) step(-1)(place)
      if (row.fix.situation) rememberReason('reason', row.fix.situation, reason?.value)
      settle.settle([row], reason ? { reason: reason.value } : {})
    }
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const place = region.current
    if (!place || !preferences().singleKeys || isTyping(event)) return
    const act = actOf(place, event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
