import { run } from './run.ts'

const today = new Date().toLocaleDateString('en-CA')
// Files come from outside: their control characters must not reach the terminal.
const print = (line: string) => console.log(line.replace(/\p{Cc}/gu, '?'))
process.exitCode = run(process.argv.slice(2), today, print)
