import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { columns } from '@homeward/evv/hhaexchange/columns'
import { namedRows } from '@homeward/evv/hhaexchange/visit-file'
import { readDelimited, writeDelimited } from '@homeward/evv/delimited'
import type { Manner } from '../manner.ts'
import { addVisit, type Candidate, changeVisit, deleteVisit, type Holdings } from './holdings.ts'

/**
 * Takes the files of visits out of the folder Inbox and leaves a log for each in Outbox, under the same rules
 * as the calls. A caregiver comes with the row. Returns the names of the files.
 */
export async function takeFiles(folder: string, held: Holdings, manner: Manner): Promise<string[]> {
  const names = (await readdir(join(folder, 'Inbox'))).filter((name) =>
    /^VISITS_\d{9}_\d{14,16}\.CSV$/.test(name),
  )
  await mkdir(join(folder, 'Taken'), { recursive: true })
  for (const name of names.toSorted()) {
    const text = await readFile(join(folder, 'Inbox', name), 'utf8')
    const log = logOf(text, held)
    const stem = name.replace(/\.CSV$/, '')
    await writeFile(join(folder, 'Outbox', `${stem}_Log.CSV`), log)
    if (manner.twice) await writeFile(join(folder, 'Outbox', `${stem}_Reprocess_Log.CSV`), log)
    await rename(join(folder, 'Inbox', name), join(folder, 'Taken', name))
  }
  return names
}

function logOf(text: string, held: Holdings): string {
  const [names = [], ...rows] = readDelimited(text)
  const isKnown = columns.every(({ name }, at) => names[at] === name)
  const said = namedRows(text).map((row) => (isKnown ? take(row, held) : ['Invalid File Layout']))
  return writeDelimited([
    [...names, 'Status', 'Error Message'],
    ...rows.map((row, at) => {
      const faults = said[at] ?? []
      return [...row, faults.length > 0 ? 'Failed' : 'Success', faults.join('|')]
    }),
  ])
}

/** What is wrong with a row; nothing if it was taken. A row with a known Schedule ID replaces the visit. */
function take(row: ReadonlyMap<string, string>, held: Holdings): string[] {
  const missing = ['Agency Tax ID', 'Payer ID', 'Medicaid Number', 'Schedule ID', 'Procedure Code']
    .filter((name) => !row.get(name.toLowerCase()))
    .map((name) => `${name} is required`)
  if (missing.length > 0) return missing
  const candidate = candidateOf(row)
  const before = [...held.visits.values()].find(({ external }) => external === candidate.external)
  if (row.get('is deletion') === 'Y') {
    if (!before) return ['Visit to Delete is not Found']
    deleteVisit(held, before)
    return []
  }
  if (candidate.caregiver) held.caregivers.set(candidate.caregiver, Object.fromEntries(row))
  const kept = before ? changeVisit(held, before, candidate) : addVisit(held, candidate)
  return 'faults' in kept ? kept.faults.map(({ errorMessage }) => errorMessage) : []
}

function candidateOf(row: ReadonlyMap<string, string>): Candidate {
  const of = (name: string): string | null => row.get(name) || null
  const explained = (reason: string, action: string) => ({
    reasonCode: of(reason),
    actionCode: of(action),
  })
  const calls = [of('evv start time'), of('evv end time')]
  const code = of('caregiver code')
  return {
    external: of('schedule id') ?? '',
    payerId: of('payer id') ?? '',
    member: of('medicaid number') ?? '',
    caregiver: code && `ExternalID ${code}`,
    from: of('visit start time'),
    to: of('visit end time'),
    missed:
      of('missed visit') === 'Y'
        ? explained('missed visit reason code', 'missed visit action taken code')
        : null,
    edit:
      of('visit edit reason code') || of('visit edit action taken')
        ? explained('visit edit reason code', 'visit edit action taken')
        : null,
    calls: calls.every((call) => call !== null) ? calls.join(' ') : null,
    shown: Object.fromEntries(row),
  }
}
