import { Agent, get } from 'node:http'
import { size, tokenOf } from '../seed/ids.ts'

/** Calls a path by HTTP; answers the milliseconds until the whole answer was there. */
export type Call = (path: string) => Promise<number>

/** So often one person asks before it is the next one's turn. */
const callsOfPerson = 20

/**
 * One browser after the other on a connection that stays open. The people of the office take turns, so
 * that none of them asks more often than one person may.
 */
export function openCaller(address: string): { call: Call; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let calls = 0
  return {
    call: (path) =>
      new Promise((resolve, reject) => {
        const token = tokenOf(1 + (Math.floor(calls++ / callsOfPerson) % size.office))
        const start = performance.now()
        const headers = { authorization: `Bearer ${token}` }
        get(`${address}/api/v1${path}`, { agent, headers }, (answer) => {
          let length = 0
          answer.on('data', (chunk: Buffer) => (length += chunk.length))
          answer.on('error', reject)
          answer.on('end', () => {
            if (answer.statusCode === 200 && length > 0) resolve(performance.now() - start)
            else reject(new Error(`${path} answered ${answer.statusCode}`))
          })
        }).on('error', reject)
      }),
    close: () => agent.destroy(),
  }
}
