import { later } from './failures.ts'
import type { NotSent } from '../vendor.ts'

/** Calls to HHAeXchange at the same time. */
const atOnce = 4

/** So many failures in a row are no chance. */
const mostInARow = 3

type Step = 'next' | 'stop'

/**
 * Does some work on each item, a few at once and in order, and begins no more once one says to stop. Returns
 * the items that were not begun.
 */
export async function several<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Step>,
): Promise<Item[]> {
  const left = [...items]
  let stopped = false
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = stopped ? undefined : left.shift()) {
      if ((await work(item)) === 'stop') stopped = true
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, worker))
  return left
}

/** Says when calls that fail stop the rest: at once if HHAeXchange asks to wait or a person has to help. */
export function stopper() {
  const failures: NotSent[] = []
  let inARow = 0
  const isGrave = ({ why, wait }: NotSent): boolean => why !== 'later' || wait !== null
  return {
    answered(): Step {
      inARow = 0
      return 'next'
    },
    failed(error: unknown): Step {
      const failure = later(error)
      failures.push(failure)
      inARow += 1
      return isGrave(failure) || inARow >= mostInARow ? 'stop' : 'next'
    },
    /** The failure that says most; undefined without any. */
    worst: (): NotSent | undefined => failures.find(isGrave) ?? failures[0],
  }
}
