import { migrate } from '../apps/server/src/plumbing/db/migrate.ts'
import { benchGeneration } from './generation.ts'
import { benchLists } from './list.ts'
import { seed, size } from './seed.ts'

/** `npm run bench`: figures as ratios within one run, on this machine's own database. */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
if (!url) throw new Error('HOMEWARD_BENCH_DATABASE_URL is not set; run npm run bench.')
const seconds = Number(process.env.BENCH_SECONDS ?? 6)

console.log(`Making ${size.visits.toLocaleString('en-US')} visits`)
await migrate(url)
await seed(url, (line) => console.log(`  ${line}`))

console.log('\nVisits list: requests a second, ours against the same statements by bare node + pg')
for (const { request, own, bare, ratio, p95 } of await benchLists(url, seconds)) {
  console.log(
    `  ${request.padEnd(22)} ratio ${ratio.toFixed(2)} (goal >= 0.70)` +
      `   ours ${own.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, our p97.5 ${p95.toFixed(0)} ms`,
  )
}

console.log('\nVisit generation: time, ours against COPY of the same rows into the same table')
for (const { visits, own, copy } of await benchGeneration(url)) {
  console.log(
    `  ${visits.toLocaleString('en-US').padEnd(22)} ratio ${(own / copy).toFixed(2)} (goal <= 4.00)` +
      `   ours ${own.toFixed(0)} ms, COPY ${copy.toFixed(0)} ms`,
  )
}
