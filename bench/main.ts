import { migrate } from '../apps/server/src/plumbing/db/migrate.ts'
import { type Earlier, seedEarlier } from './earlier.ts'
import { measure } from './requests/measure.ts'
import { linesOf } from './requests/table.ts'
import { size } from './seed/ids.ts'
import { seed } from './seed/seed.ts'
import { postmasterOf } from './servers/postmaster.ts'
import { benchGeneration } from './throughput/generation.ts'
import { benchImport } from './throughput/import.ts'
import { benchPayroll } from './throughput/payroll.ts'
import { benchRemittance } from './throughput/remittance.ts'

/**
 * `npm run bench`: figures as ratios within one run, on this machine's own database. With a word, such
 * as `npm run bench -- clients`, only the calls whose name has it; with `--against REF` also the version
 * of that commit, on a database of its own.
 */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
if (!url) throw new Error('HOMEWARD_BENCH_DATABASE_URL is not set; run npm run bench.')
const earlier = JSON.parse(process.env.HOMEWARD_BENCH_EARLIER ?? 'null') as Earlier | null
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const named = process.argv[2] ?? ''
const count = (number: number): string => number.toLocaleString('en-US')
const say = (line: string): void => console.log(`  ${line}`)

console.log(
  `Making ${count(size.visits)} visits, ${count(size.clients)} clients, ${count(size.agents)} agents`,
)
await migrate(url)
await seed(url, say)
if (earlier) {
  console.log(`The same for ${earlier.name}`)
  await seedEarlier(earlier, say)
}

console.log(
  '\nRequests of 32 connections: ours, and as a share of the least SQL by bare node and pg',
)
const { memory } = await measure(
  { url, postgres: await postmasterOf(url) },
  {
    seconds,
    named,
    earlier: earlier ? { ...earlier, postgres: await postmasterOf(earlier.url) } : undefined,
  },
  (measured) => console.log(linesOf(measured).join('\n')),
)
console.log(`  memory of the server afterwards: ${memory.toFixed(0)} MB`)
if (named === '') await benchThroughput(url)

async function benchThroughput(at: string): Promise<void> {
  console.log('\nVisit generation: time, ours against COPY of the same rows into the same tables')
  for (const { visits, own, copy } of await benchGeneration(at)) {
    console.log(
      `  ${count(visits).padEnd(22)} ratio ${(own / copy).toFixed(2)} (goal <= 4.00)` +
        `   ours ${own.toFixed(0)} ms, COPY ${copy.toFixed(0)} ms`,
    )
  }

  console.log('\nImport of a spreadsheet of clients, with its jobs')
  const { rows, ...steps } = await benchImport(at)
  for (const [step, ms] of Object.entries(steps)) {
    const each = (ms / rows).toFixed(1)
    console.log(
      `  ${`${count(rows)} rows ${step}`.padEnd(22)} ${ms.toFixed(0)} ms, ${each} ms a row`,
    )
  }

  console.log('\nPayroll: twelve weeks of timesheets, against reading their visits')
  const { sheets, visits, own, read } = await benchPayroll(at)
  console.log(
    `  ${`${count(sheets)} timesheets`.padEnd(22)} ratio ${(own / read).toFixed(2)}` +
      `   ${count(visits)} visits, ours ${own.toFixed(0)} ms, read ${read.toFixed(0)} ms`,
  )

  console.log('\nRemittance: from its upload to all of it posted, against COPY of the same rows')
  const { claims, answered, posted, copy } = await benchRemittance(at)
  console.log(
    `  ${`${count(claims)} claims`.padEnd(22)} ratio ${(posted / copy).toFixed(2)}` +
      `   posted after ${posted.toFixed(0)} ms (goal <= 4000), COPY ${copy.toFixed(0)} ms,` +
      ` the upload answered after ${answered.toFixed(0)} ms (goal <= 2000)`,
  )
}
