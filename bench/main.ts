import { migrate } from '../apps/server/src/plumbing/db/migrate.ts'
import { measureCases } from './latency/measure.ts'
import { lineOf } from './latency/report.ts'
import { size } from './seed/ids.ts'
import { seed } from './seed/seed.ts'
import { benchGeneration } from './throughput/generation.ts'
import { benchImport } from './throughput/import.ts'
import { benchLists } from './throughput/lists.ts'

/**
 * `npm run bench`: figures as ratios within one run, on this machine's own database. With a word, such
 * as `npm run bench -- clients`, only the lists whose name has it.
 */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
if (!url) throw new Error('HOMEWARD_BENCH_DATABASE_URL is not set; run npm run bench.')
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const named = process.argv[2] ?? ''
const count = (number: number): string => number.toLocaleString('en-US')

console.log(
  `Making ${count(size.visits)} visits, ${count(size.clients)} clients, ${count(size.agents)} agents`,
)
await migrate(url)
await seed(url, (line) => console.log(`  ${line}`))

console.log('\nLists: time of the endpoint by HTTP against its own statements by bare pg, in turns')
await measureCases(url, { seconds, named }, (measured) => console.log(lineOf(measured)))
if (named === '') await benchThroughput(url)

async function benchThroughput(at: string): Promise<void> {
  console.log(
    '\nVisits list: requests a second, ours against the same statements by bare node + pg',
  )
  for (const { request, own, bare, ratio, p95 } of await benchLists(at, seconds)) {
    console.log(
      `  ${request.padEnd(22)} ratio ${ratio.toFixed(2)} (goal >= 0.70)` +
        `   ours ${own.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, our p97.5 ${p95.toFixed(0)} ms`,
    )
  }

  console.log('\nVisit generation: time, ours against COPY of the same rows into the same table')
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
}
