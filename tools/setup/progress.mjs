const HEARTBEAT_MS = 10_000

/** @param {number} since a reading of performance.now() */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Says what is being done, that it still goes on, and how long it took. What `work` returns, if it is a
 * text, is said of the step.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now()
  process.stdout.write(`  ${name} …`)
  const heartbeat = setInterval(
    () => process.stdout.write(` ${secondsSince(started)} …`),
    HEARTBEAT_MS,
  )
  try {
    const value = await work()
    const detail = typeof value === 'string' ? `${value}, ` : ''
    process.stdout.write(` ${detail}${secondsSince(started)}\n`)
    return value
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}
