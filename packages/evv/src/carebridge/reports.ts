import { withoutNumbers } from '../masking.ts'
import type { Problem, VendorClaimStatus } from '../telling.ts'
import { type Read, readLines, small, valueOf } from './delimited.ts'

/** What a file says of one appointment. */
type About = {
  apptId: string
  /** The transaction that it speaks of; null if it names none. */
  sequence: number | null
}
export type Verdict = About & { accepted: boolean; problems: Problem[] }
type Standing = About & { vendorKey: string | null; claimStatus: VendorClaimStatus }

/**
 * The response to one file: for each appointment whether it was taken, else every problem of it. Problems
 * without an appointment concern the whole file. Null if the file is not whole yet.
 */
export function readResponse(text: string): { verdicts: Verdict[]; ofFile: Problem[] } | null {
  const file = readLines(text)
  if (!file) return null
  const verdicts = new Map<string, Verdict>()
  const ofFile: Problem[] = []
  for (const row of file.rows) {
    const about = aboutOf(file, row)
    const problems = problemsOf(file, row)
    if (!about) {
      ofFile.push(...problems)
      continue
    }
    const said = small(valueOf(file, row, ['status', 'recordstatus', 'result']) ?? '')
    const accepted = said === '' ? problems.length === 0 : taken.has(said)
    join(verdicts, { ...about, accepted, problems })
  }
  return { verdicts: [...verdicts.values()], ofFile }
}

const taken = new Set(['accepted', 'success', 'successful', 'processed', 'imported'])

/** The errors report: one row for each problem of an appointment. Null if the file is not whole yet. */
export function readErrors(text: string): Verdict[] | null {
  const file = readLines(text)
  if (!file) return null
  const verdicts = new Map<string, Verdict>()
  for (const row of file.rows) {
    const about = aboutOf(file, row)
    if (about) join(verdicts, { ...about, accepted: false, problems: problemsOf(file, row) })
  }
  return [...verdicts.values()]
}

/**
 * The status report: one row for each appointment; the claims of one that was split have columns beside
 * each other. Rows whose status we do not know are left out. Null if the file is not whole yet.
 */
export function readStatus(text: string): Standing[] | null {
  const file = readLines(text)
  if (!file) return null
  return file.rows.flatMap((row) => {
    const about = aboutOf(file, row)
    const claimStatus = claimStatusOf(file, row)
    if (!about || claimStatus === null) return []
    return { ...about, claimStatus, vendorKey: valueOf(file, row, ['evvkey']) }
  })
}

function aboutOf(file: Read, row: readonly string[]): About | null {
  const apptId = valueOf(file, row, ['apptid', 'appointmentid'])
  if (apptId === null) return null
  const sequence = Number(valueOf(file, row, ['transactionid']) ?? Number.NaN)
  return {
    apptId: apptId.toLowerCase(),
    sequence: Number.isSafeInteger(sequence) ? sequence : null,
  }
}

function problemsOf(file: Read, row: readonly string[]): Problem[] {
  const code = valueOf(file, row, ['errorcode', 'validationcode', 'code'])
  const message = valueOf(file, row, ['errormessage', 'errordescription', 'description', 'message'])
  if (code === null && message === null) return []
  return [{ code, message: withoutNumbers(message ?? `Code ${code}`) }]
}

/** Several rows of one appointment in one file are one verdict; the latest transaction counts. */
function join(verdicts: Map<string, Verdict>, found: Verdict): void {
  const earlier = verdicts.get(found.apptId)
  const [before, now] = [earlier?.sequence ?? 0, found.sequence ?? 0]
  if (!earlier || now > before) verdicts.set(found.apptId, found)
  else if (now === before) {
    const problems = [...earlier.problems]
    for (const problem of found.problems) {
      const isSaid = problems.some(
        ({ code, message }) => code === problem.code && message === problem.message,
      )
      if (!isSaid) problems.push(problem)
    }
    verdicts.set(found.apptId, {
      ...earlier,
      accepted: earlier.accepted && found.accepted,
      problems,
    })
  }
}

/** In the order in which an agency has to do something about them: a split claim counts as its worst. */
const claimWords: readonly [VendorClaimStatus, readonly string[]][] = [
  ['denied', ['denied']],
  ['not_ready', ['notready', 'notreadytobill', 'prebillingerror', 'prebillingerrors', 'error']],
  ['ready', ['ready', 'readytobill', 'clean']],
  ['billed', ['billed', 'submitted']],
  ['billed_externally', ['billedexternally']],
  ['paid', ['paid']],
  ['canceled', ['canceled', 'cancelled', 'void', 'voided']],
]

function claimStatusOf({ columns }: Read, row: readonly string[]): VendorClaimStatus | null {
  const said = columns.flatMap((column, at) =>
    /claimstatus|^apptstatus$|^appointmentstatus$/.test(column) ? small(row[at] ?? '') : [],
  )
  return claimWords.find(([, words]) => words.some((word) => said.includes(word)))?.[0] ?? null
}
