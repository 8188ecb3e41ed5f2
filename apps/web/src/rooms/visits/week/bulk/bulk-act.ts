import type { VisitRow } from '@homeward/contract/visits/visits'
import { addDays } from '@homeward/domain/time/zone'
import type { Canceler } from '@homeward/domain/visits/endings'
import { countWords } from '../../../../ui/text/count-words.ts'
import type { Change } from '../carry/carry.ts'

/** What is done with several visits at once. */
export type BulkAct =
  | { kind: 'assign'; agentId: string | null }
  | { kind: 'move'; days: number }
  | { kind: 'cancel'; by: Canceler; reason: string }
  /** Each visit gets a caregiver of its own, by the visit's id. */
  | { kind: 'fill'; agents: ReadonlyMap<string, string> }

/** What is done with all of them alike. */
export type BulkKind = Exclude<BulkAct['kind'], 'fill'>

/** What an act changes of a visit; a canceled one keeps its place. */
export const changeOf = (act: BulkAct, visit: VisitRow): Change => {
  if (act.kind === 'assign') return { agent_id: act.agentId }
  if (act.kind === 'fill') return { agent_id: act.agents.get(visit.id) ?? null }
  return act.kind === 'move' ? { scheduled_date: addDays(visit.scheduled_date, act.days) } : {}
}

export const visitsWords = (count: number): string => countWords(count, 'visit')

/** What was done with so many visits. */
export const doneWords = (act: BulkAct, count: number): string => {
  if (act.kind === 'cancel') return `${visitsWords(count)} canceled.`
  if (act.kind === 'move') return `${visitsWords(count)} moved.`
  const open = act.kind === 'assign' && act.agentId === null
  return open ? `${visitsWords(count)} open.` : `${visitsWords(count)} assigned.`
}
