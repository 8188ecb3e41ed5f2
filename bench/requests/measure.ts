import { fileURLToPath } from 'node:url'
import { start, type Started } from '../servers/start.ts'
import { type Call, calls } from './calls.ts'
import { memoryOf } from './cpu.ts'
import { asBrowser, asFloor, fire, type Fired, type Side } from './fire.ts'
import { rowsReadOf } from './rows-read.ts'
import { differences } from './same.ts'

type Against = { name: string; fired: Fired }
/** The sources that are measured. */
const root = fileURLToPath(new URL('../..', import.meta.url))

export type Measured = { call: Call; own: Fired; others: Against[] }

type Wishes = {
  seconds: number
  /** Only calls whose name has one of them; all without any. */
  words: readonly string[]
  /** Those of the agency of all figures, if left out. */
  of?: readonly Call[]
  /** Whether calls are held against the floor; they are if left out. */
  floor?: boolean
  /** The product of another version, on its own database. */
  earlier?: { name: string; tree: string; url: string; postgres: number } | undefined
}

/**
 * Each call for so many seconds on the product, on the floor and, where one is given, on an earlier
 * version, one after the other.
 */
export async function measure(
  at: { url: string; postgres: number },
  { seconds, words, of = calls, earlier, floor: held = true }: Wishes,
  tell: (measured: Measured) => void,
): Promise<{ memory: number }> {
  const running: Started[] = []
  const open = async (tree: string, file: Parameters<typeof start>[1], url: string) => {
    const server = await start(tree, file, url)
    running.push(server)
    return server
  }
  try {
    const own: Side = {
      server: await open(root, 'own-server.ts', at.url),
      postgres: at.postgres,
      rowsRead: rowsReadOf(at.url),
      write: asBrowser,
    }
    const floor: Side = {
      server: await open(root, 'floor-server.ts', at.url),
      postgres: at.postgres,
      rowsRead: rowsReadOf(at.url),
      write: asFloor,
    }
    const before: Side | undefined = earlier && {
      server: await open(earlier.tree, 'own-server.ts', earlier.url),
      postgres: earlier.postgres,
      rowsRead: rowsReadOf(earlier.url),
      write: asBrowser,
    }
    for (const call of of.filter(({ name }) => isNamed(name, words))) {
      const others: Against[] = []
      if (call.floor && held) {
        const odd = await differences(own, floor, call)
        if (odd.length > 0) throw new Error(`The floor answers otherwise: ${odd.join(', ')}`)
        others.push({ name: 'floor', fired: await fire(floor, call, seconds) })
      }
      if (before)
        others.push({ name: earlier?.name ?? '', fired: await fire(before, call, seconds) })
      tell({ call, own: await fire(own, call, seconds), others })
    }
    return { memory: memoryOf(own.server.pid) }
  } finally {
    for (const server of running) server.stop()
  }
}

/** Whether a name has one of some words, of which none asks for every name. */
export const isNamed = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name.includes(word))
