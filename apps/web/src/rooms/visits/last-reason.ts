import type { ReasonKind, ReasonSituation } from '@homeward/domain/visits/reasons'
import { onWipe } from '../../plumbing/session/wipe.ts'

const last = new Map<string, string>()

onWipe(() => last.clear())

/** Of each situation the code that the person gave last, for the next visit of the same morning. */
export const rememberReason = (
  kind: ReasonKind,
  situation: ReasonSituation,
  given: string | null | undefined,
): void => {
  if (given) last.set(`${kind}:${situation}`, given)
}

type Options = readonly { value: string; needsNote: boolean }[]

/** The code that was given last, where it is among these and says enough by itself. */
export const recallReason = (
  kind: ReasonKind,
  situation: ReasonSituation,
  options: Options,
): string => {
  const given = last.get(`${kind}:${situation}`)
  return options.find(({ value, needsNote }) => value === given && !needsNote)?.value ?? ''
}
