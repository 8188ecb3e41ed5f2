import type { EvvReason, EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import type { SandataAccount } from './account.ts'
import type { SandataChange } from './shape.ts'
import { cut, toTheSecond } from './text.ts'

/**
 * Why a visit is not just as it was recorded. Sandata asks it of calls that staff entered, of adjusted times
 * and of each update. Without a code there is nothing to say, and Sandata refuses what needs one.
 */
export function changesOf(
  telling: Telling<EvvVisit>,
  account: SandataAccount,
  now: string,
  { state, byHand }: { state: EvvVisit['state']; byHand: boolean },
): SandataChange[] {
  const isNeeded = byHand || state !== 'worked' || telling.known || telling.maybeKnown
  const reason = reasonOf(telling, state)
  const code = cut(reason?.code ?? null, 4)
  if (!isNeeded || !reason || code === null) return []
  return [
    {
      SequenceID: String(telling.sequence),
      ChangeMadeBy: account.changedBy.slice(0, 64),
      ChangeDateTime: toTheSecond(now),
      GroupCode: null,
      ReasonCode: code,
      ChangeReasonMemo: cut(reason.note, 256),
      ResolutionCode: cut(reason.action, 4),
    },
  ]
}

const reasonOf = (
  { record, changeReason }: Telling<EvvVisit>,
  state: EvvVisit['state'],
): EvvReason | null => {
  switch (state) {
    case 'worked':
      return withCode(record.edit) ?? changeReason
    case 'missed':
      return withCode(record.missed) ?? changeReason
    case 'void':
      return withCode(changeReason) ?? record.edit ?? record.missed
  }
}

const withCode = (reason: EvvReason | null): EvvReason | null => (reason?.code ? reason : null)
