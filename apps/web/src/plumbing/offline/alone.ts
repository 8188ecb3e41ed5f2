const name = 'homeward-queue'

/**
 * Runs work while no other tab of this device does. Browsers give locks to secure pages only; on
 * plain HTTP two tabs may both send, and the idempotency key keeps the server from doing it twice.
 */
export const alone = async (work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}
