/** Calls to HHAeXchange at the same time. */
const atOnce = 4

/**
 * Does some work on each item, a few at once and in order, and begins no more once one says to stop. Returns
 * the items that were not begun.
 */
export async function several<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<'next' | 'stop'>,
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
