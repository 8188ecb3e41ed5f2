import { onWipe } from '../../../plumbing/session/wipe.ts'

let last = ''

onWipe(() => {
  last = ''
})

/** Remembers why times were corrected, for the next visit of the same morning. */
export const rememberReason = (reason: string | null): void => {
  last = reason ?? ''
}

/** The reason that was given last, where it is among these and says enough by itself. */
export const recallReason = (options: readonly { value: string; needsNote: boolean }[]): string =>
  options.some(({ value, needsNote }) => value === last && !needsNote) ? last : ''
