import { formatDay } from '../dates.ts'
import { type Holder, holds } from '../identity/abilities.ts'
import { formatMonth } from './periods.ts'

/** How far the statements of all patients are. */
export const statementRunStates = ['waiting', 'running', 'done', 'canceled', 'failed'] as const
export type StatementRunState = (typeof statementRunStates)[number]
export const statementRunStateLabels: Record<StatementRunState, string> = {
  waiting: 'Queued',
  running: 'In progress',
  done: 'Created',
  canceled: 'Canceled',
  failed: 'Failed',
}

/** Whether a person may move statements from one state to another; what is done stays done. */
export const mayTurnRun = (from: StatementRunState, to: 'canceled' | 'waiting'): boolean =>
  to === 'canceled'
    ? from === 'waiting' || from === 'running'
    : from === 'canceled' || from === 'failed'

/** What is asked before statements of a month are created once more. */
export const madeBefore = (run: {
  month: string
  clients: number
  day: string
  by: string
}): string =>
  `${run.by} created statements for ${formatMonth(run.month)} on ${formatDay(run.day)}: ${run.clients} ${
    run.clients === 1 ? 'client' : 'clients'
  }. Clients who still owe something get another one, with a new number.`

export const statementRunAbilities = (
  holder: Holder,
  { state }: { state: StatementRunState },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  return {
    cancel: may && mayTurnRun(state, 'canceled'),
    retry: may && mayTurnRun(state, 'waiting'),
  }
}
