import { tooBusy } from './away.ts'

/** Runs work of an agency once the agency has a connection to spare for it. */
export type Share = <T>(agencyId: string, work: () => Promise<T>) => Promise<T>

type Line = { running: number; readonly waiting: (() => void)[] }

/**
 * Gives no agency more than `most` connections of a pool at once, so waits for a lock in one agency do not
 * delay another one. First come, first served; work that waited `patience` milliseconds is refused.
 */
export function shareOf(most: number, patience: number): Share {
  const lines = new Map<string, Line>()
  const leave = (agencyId: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(agencyId)
  }
  return async (agencyId, work) => {
    const line = lines.get(agencyId) ?? { running: 0, waiting: [] }
    lines.set(agencyId, line)
    if (line.running < most) line.running += 1
    else await turn(line, patience)
    try {
      return await work()
    } finally {
      leave(agencyId, line)
    }
  }
}

/** Finished work hands its place to the next in line, so newcomers cannot take it. */
const turn = (line: Line, patience: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(mine), 1)
      reject(tooBusy())
    }, patience)
    line.waiting.push(mine)
  })
