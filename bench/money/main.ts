import { migrate } from '../../apps/server/src/plumbing/db/migrate.ts'
import { isNamed, measure } from '../requests/measure.ts'
import { linesOf } from '../requests/table.ts'
import { checkClaims } from '../seed/checked.ts'
import { claims } from '../seed/claims.ts'
import { size } from '../seed/ids.ts'
import { make, seed } from '../seed/seed.ts'
import { postmasterOf } from '../servers/postmaster.ts'
import { moneyCalls } from './calls.ts'
import { benchLargeFile } from './large-file.ts'

/**
 * `npm run bench -- money`: the lists of claims and the worklists of an agency with a million claims; with a
 * second word only those whose name has it. `BENCH_VISITS=20000` is enough of the rest.
 */
const url = process.env.HOMEWARD_BENCH_DATABASE_URL
if (!url) throw new Error('HOMEWARD_BENCH_DATABASE_URL is not set; run npm run bench -- money.')
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const words = process.argv.slice(3)
const say = (line: string): void => console.log(`  ${line}`)

console.log(`Making ${size.claims.toLocaleString('en-US')} claims`)
await migrate(url)
await seed(url, say)
await make(url, claims, say)
say('checking claims')
await checkClaims(url)

console.log('\nRequests of 32 connections, and as a share of the least SQL by bare node and pg')
await measure(
  { url, postgres: await postmasterOf(url) },
  { seconds, words, of: moneyCalls },
  (measured) => console.log(linesOf(measured).join('\n')),
)

if (isNamed('largest remittance', words)) {
  console.log('\nThe largest remittance, read and posted while four people ask for lists')
  const {
    claims: answers,
    megabytes,
    answered,
    read,
    before,
    peak,
    p95,
  } = await benchLargeFile(url)
  const ms = (time: number): string => `${time.toFixed(0)} ms`
  say(`${answers.toLocaleString('en-US')} claims, ${megabytes.toFixed(1)} MB`)
  say(`the upload answered after ${ms(answered)} (goal <= 2000)`)
  say(`read and posted after ${read === null ? 'more than was waited for' : ms(read)}`)
  say(`memory ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB (goal <= 400)`)
  say(`p95 of lists ${ms(p95.before)} before, ${ms(p95.meanwhile)} meanwhile (goal <= 200)`)
}
