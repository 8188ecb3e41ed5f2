import { migrate } from '../apps/server/src/plumbing/db/migrate.ts'
import { type Earlier, seedEarlier } from './earlier.ts'
import { measure } from './requests/measure.ts'
import { linesOf } from './requests/table.ts'
import { size } from './seed/ids.ts'
import { seed } from './seed/seed.ts'
import { postmasterOf } from './servers/postmaster.ts'
import { benchThroughput } from './throughput/throughput.ts'

/**
 * `npm run bench`: figures as ratios within one run, on this machine's own database. With words, such
 * as `npm run bench -- clients`, only the calls whose name has one of them; with `--against REF` also the version
 * of that commit, on a database of its own.
 */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
if (!url) throw new Error('HOMEWARD_BENCH_DATABASE_URL is not set; run npm run bench.')
const earlier = JSON.parse(process.env.HOMEWARD_BENCH_EARLIER ?? 'null') as Earlier | null
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const words = process.argv.slice(2)
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
    words,
    earlier: earlier ? { ...earlier, postgres: await postmasterOf(earlier.url) } : undefined,
  },
  (measured) => console.log(linesOf(measured).join('\n')),
)
console.log(`  memory of the server afterwards: ${memory.toFixed(0)} MB`)
await benchThroughput(url, words)
