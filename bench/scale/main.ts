import { migrate } from '../../apps/server/src/plumbing/db/migrate.ts'
import type { Earlier } from '../earlier.ts'
import { measure } from '../requests/measure.ts'
import { linesOf } from '../requests/table.ts'
import { size } from '../seed/ids.ts'
import { seed } from '../seed/seed.ts'
import { benchGeneration } from '../throughput/generation.ts'
import { postmasterOf } from '../servers/postmaster.ts'
import { grow, grown } from './grow.ts'

/**
 * `npm run bench -- scale`: the same agency with a million visits, and years later with twenty million, in
 * one run. Takes 25 GB of disk and most of an hour.
 */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
const young = JSON.parse(process.env.HOMEWARD_BENCH_EARLIER ?? 'null') as Earlier | null
if (!url || !young) throw new Error('Run npm run bench -- scale.')
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
/** What may take so many times as long. */
const goal = 1.5

const count = (number: number): string => number.toLocaleString('en-US')
const say = (line: string): void => console.log(`  ${line}`)

for (const at of [young.url, url]) {
  await migrate(at)
  await seed(at, say)
}
console.log(
  `Growing to ${count(size.visits + grown.visits)} visits and ${count(size.auditEvents + grown.auditEvents)} audit events`,
)
await grow(url, say)

console.log(`\nRequests of 32 connections, and as a share of those with ${young.name}`)
const earlier = { ...young, postgres: await postmasterOf(young.url) }
await measure(
  { url, postgres: await postmasterOf(url) },
  { seconds, words: ['visit', 'audit trail'], earlier, floor: false },
  (measured) => console.log(linesOf(measured).join('\n')),
)

console.log('\nVisit generation')
const before = await benchGeneration(young.url)
const now = await benchGeneration(url)
const times = now.own / before.own
console.log(
  `  ${count(now.visits)} visits ${now.own.toFixed(0)} ms, ${times.toFixed(2)} times as long as with ${young.name}` +
    ` (goal <= ${goal}: ${times <= goal ? 'met' : 'MISSED'})`,
)
