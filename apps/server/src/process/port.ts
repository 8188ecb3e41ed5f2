import { createServer } from 'node:net'
import type { Settings } from './settings.ts'

const CANDIDATES = 20

/**
 * Calls `listen` with the port of the settings, or where that was not chosen and is taken, with the next
 * free one. A chosen port that is taken is an Error in words.
 */
export async function onFreePort<T>(
  settings: Pick<Settings, 'port' | 'portIsChosen' | 'host'>,
  listen: (port: number) => Promise<T>,
): Promise<T> {
  const { port: first, portIsChosen, host } = settings
  const last = portIsChosen ? first : first + CANDIDATES - 1
  for (let port = first; port <= last; port++) {
    // Asked before, because starting only to find the port taken costs seconds.
    if (!(await isFree(port, host))) continue
    try {
      return await listen(port)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error(
    portIsChosen
      ? `port ${first} is taken by another program: stop that one or set PORT to another`
      : `the ports ${first} to ${last} are all taken: set PORT to a free one`,
  )
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function isFree(port: number, host: string) {
  return new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (isTaken(error) ? resolve(false) : reject(error)))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
