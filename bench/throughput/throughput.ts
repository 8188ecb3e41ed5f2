import { isNamed } from '../requests/measure.ts'
import { benchCandidates } from './candidates.ts'
import { benchClaimFiles } from './claim-files.ts'
import { benchGeneration, lastPlanned } from './generation.ts'
import { benchImport } from './import.ts'
import { benchPayroll } from './payroll.ts'
import { benchRemittance } from './remittance.ts'

const count = (number: number): string => number.toLocaleString('en-US')
const line = (what: string, text: string): void => console.log(`  ${what.padEnd(22)} ${text}`)

/** Bulk work, each by the word that names it. */
const works: Readonly<Record<string, (url: string) => Promise<void>>> = {
  async generation(url) {
    console.log('\nVisit generation: time, ours against COPY of the same rows into the same tables')
    const { visits, own, copy } = await benchGeneration(url, lastPlanned)
    const ratio = (own / copy).toFixed(2)
    line(
      count(visits),
      `ratio ${ratio} (goal <= 3.00)   ours ${own.toFixed(0)} ms, COPY ${copy.toFixed(0)} ms`,
    )
  },

  async candidates(url) {
    console.log('\nCandidates for a visit, asked one after another')
    const { caregivers, p50, p95 } = await benchCandidates(url)
    line(
      `${count(caregivers)} caregivers`,
      `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal <= 300)`,
    )
  },

  async import(url) {
    console.log('\nImport of a spreadsheet of clients, with its jobs')
    const { rows, ...steps } = await benchImport(url)
    for (const [step, ms] of Object.entries(steps)) {
      line(`${count(rows)} rows ${step}`, `${ms.toFixed(0)} ms, ${(ms / rows).toFixed(1)} ms a row`)
    }
  },

  async payroll(url) {
    console.log('\nPayroll: the timesheets of a year, against reading the rows of their visits')
    const { sheets, visits, own, read, week } = await benchPayroll(url)
    line(
      `${count(sheets)} timesheets`,
      `ratio ${(own / read).toFixed(2)}   ${count(visits)} visits, computed in ${own.toFixed(0)} ms, ` +
        `read in ${read.toFixed(0)} ms; one week computed and stored in ${week.toFixed(0)} ms`,
    )
  },

  async remittance(url) {
    console.log('\nRemittance: from its upload to all of it posted, against COPY of the same rows')
    const { claims, answered, posted, copy } = await benchRemittance(url)
    line(
      `${count(claims)} claims`,
      `ratio ${(posted / copy).toFixed(2)}   posted after ${posted.toFixed(0)} ms (goal <= 4000), ` +
        `COPY ${copy.toFixed(0)} ms, the upload answered after ${answered.toFixed(0)} ms (goal <= 2000)`,
    )
  },

  async 'claim files'(url) {
    console.log(
      '\n837P: ready claims checked, written and read back, against COPY of the rows of it',
    )
    const { claims, files, written, copy } = await benchClaimFiles(url)
    line(
      `${count(claims)} claims`,
      `ratio ${(written / copy).toFixed(2)}   ${files} files after ${written.toFixed(0)} ms, COPY ${copy.toFixed(0)} ms`,
    )
  },
}

/** The bulk work whose name has one of the words; all of it without words. */
export async function benchThroughput(url: string, words: readonly string[]): Promise<void> {
  for (const [name, work] of Object.entries(works)) if (isNamed(name, words)) await work(url)
}
