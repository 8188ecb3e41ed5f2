/** Writes what is being done, and when it is done how long it took. */
type Progress = {
  /** Runs one step. What `work` returns, if anything, is said of it ("12 applied"). */
  step: <T>(name: string, work: (log: (line: string) => void) => Promise<T>) => Promise<T>
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

export function startProgress(write: (text: string) => void): Progress {
  return {
    async step(name, work) {
      const started = performance.now()
      let told = false
      write(`  ${name} …`)
      const value = await work((text) => {
        write(`\n    ${text}`)
        told = true
      })
      const detail = typeof value === 'string' ? `${value}, ` : ''
      write(
        told ? `\n  ${name}: ${detail}${seconds(started)}\n` : ` ${detail}${seconds(started)}\n`,
      )
      return value
    },
  }
}
