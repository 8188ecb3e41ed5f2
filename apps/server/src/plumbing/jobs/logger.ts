import { Logger } from 'graphile-worker'
import type { Logger as Pino } from 'pino'

/** graphile-worker's logger over ours; it logs task names and ids, never payloads. */
export const jobLogger = (log: Pino): Logger =>
  new Logger((scope) => (level, message) => {
    const line = { job: scope.jobId, task: scope.taskIdentifier }
    if (level === 'error') log.error(line, message)
    else if (level === 'warning') log.warn(line, message)
    else log.debug(line, message)
  })

export const quietLogger = new Logger(() => () => {})
