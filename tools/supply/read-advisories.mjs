// Asks the registry what is known against the packages of the lock file; says so where it does not answer.
import { run } from '../process/run.mjs'
import { npm } from '../setup/npm.mjs'
import { root } from '../setup/root.mjs'
import { readAdvisories } from './advisories.mjs'

const words = [
  'audit',
  '--json',
  '--package-lock-only',
  '--fetch-retries=0',
  '--fetch-timeout=8000',
]
const { command, args, shell } = npm([...words, '--loglevel=silent'])
const { output } = await run(command, args, { cwd: root, shell })
const { problems, note } = readAdvisories(output)
console.log(problems.join('\n') || note)
process.exitCode = problems.length === 0 ? 0 : 1
