import { endAll } from './run.mjs'

/** What must be ended before we are, the latest first. @type {(() => Promise<void> | void)[]} */
const open = []

/**
 * Remembers what must be ended or removed when the command ends, however it ends.
 * @param {() => Promise<void> | void} end
 */
export const atEnd = (end) => void open.push(end)

async function tidy() {
  for (let end = open.pop(); end; end = open.pop()) await end()
}

/**
 * What went wrong, in a sentence where there is one.
 * @param {unknown} error
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a whole command: what it throws is told in a sentence, and whatever it started is ended with it,
 * also when it is asked to stop.
 * @param {() => Promise<void>} main
 */
export async function asCommand(main) {
  let asked = false
  const stop = () => {
    if (asked) return
    asked = true
    endAll()
    void tidy().finally(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  try {
    await main()
  } catch (error) {
    console.error(`\n${reasonOf(error)}`)
    process.exitCode = 1
  }
  if (!asked) await tidy()
}
