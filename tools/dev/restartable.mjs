/**
 * @typedef {{ ready: Promise<boolean>, stop: () => Promise<void> }} Running `ready` is false where it ended
 *   before it was
 */

/**
 * A program that is ended and started again on demand, one after the other. What is asked for while the last
 * one is still ending is one restart.
 * @param {() => Running} start
 */
export function restartable(start) {
  let current = start()
  /** @type {Promise<void> | null} */
  let restarting = null
  let over = false
  const again = async () => {
    await current.stop()
    restarting = null
    if (!over) current = start()
  }
  return {
    async ready() {
      await restarting
      return current.ready
    },
    restart: () => (restarting ??= again()),
    async stop() {
      over = true
      await restarting
      await current.stop()
    },
  }
}
