import { readFileSync } from 'node:fs'
import { decode } from '../decode.ts'
import { isDay } from '../dates.ts'
import { validate837P } from '../professional/validate/validate.ts'
import { explainFile } from './explain-file.ts'
import { filesOf } from './files.ts'
import { noTally, showTally } from './tally.ts'
import { verdictOf } from './verdict.ts'
import { type Print, count } from './words.ts'

const usage = [
  'usage: npm run x12 -- read FILE|DIRECTORY…       explain files to a person',
  '       npm run x12 -- verdict FILE|DIRECTORY…    say of each file what it holds and whether it is right',
  '       npm run x12 -- check [--today YYYY-MM-DD] FILE|DIRECTORY…   check 837P files',
]

/**
 * Runs one command and returns the exit code: 0 read (check: and good), 1 check found something, 2 the
 * command cannot be understood or a file cannot be opened.
 */
export function run(argv: readonly string[], today: string, print: Print): number {
  const [command, ...rest] = argv
  if (command === 'read') return withFiles(rest, print, readAll(today))
  if (command === 'verdict') return withFiles(rest, print, judgeAll(today))
  if (command !== 'check') return fail(usage, print)
  const at = rest.indexOf('--today')
  if (at === -1) return withFiles(rest, print, (paths) => checkAll(paths, today, print))
  const day = rest[at + 1] ?? ''
  if (!isDay(day)) return fail(['--today needs a day as YYYY-MM-DD', ...usage], print)
  return withFiles(rest.toSpliced(at, 2), print, (paths) => checkAll(paths, day, print))
}

function withFiles(
  paths: readonly string[],
  print: Print,
  work: (paths: readonly string[], print: Print) => number,
): number {
  const option = paths.find((path) => path.startsWith('-'))
  if (option) return fail([`unknown option ${option}`, ...usage], print)
  if (paths.length === 0) return fail(usage, print)
  const { files, missing } = filesOf(paths)
  if (missing.length > 0)
    return fail(
      missing.map((path) => `cannot open ${path}`),
      print,
    )
  return work(files, print)
}

const readAll =
  (today: string) =>
  (paths: readonly string[], print: Print): number => {
    for (const path of paths) explainFile(path, readFileSync(path), print)
    print('')
    return judgeAll(today)(paths, print)
  }

const judgeAll =
  (today: string) =>
  (paths: readonly string[], print: Print): number => {
    const tally = noTally()
    for (const path of paths) print(`${path}: ${verdictOf(readFileSync(path), today, tally)}`)
    if (paths.length > 1) print(showTally(paths.length, tally))
    return 0
  }

function checkAll(paths: readonly string[], today: string, print: Print): number {
  let bad = 0
  for (const path of paths) {
    const findings = validate837P(decode(readFileSync(path)) ?? '', { today })
    for (const { code, sentence, position } of findings) {
      print(`${path}: ${position === null ? '' : `segment ${position}: `}${sentence} [${code}]`)
    }
    print(`${path}: ${findings.length === 0 ? 'good' : count(findings.length, 'finding')}`)
    if (findings.length > 0) bad += 1
  }
  return bad === 0 ? 0 : 1
}

function fail(lines: readonly string[], print: Print): number {
  for (const line of lines) print(line)
  return 2
}
