import { hasProblems } from '../finding.ts'
import type { Interchange, X12File } from '../interchange.ts'
import { readX12 } from '../read.ts'
import { balance } from '../remittance/balance.ts'
import { readRemittances } from '../remittance/read.ts'
import type { Remittance } from '../remittance/types.ts'
import { explainRemittance } from './explain-remittance.ts'
import { outline } from './outline.ts'
import { type Print, count, showFinding } from './words.ts'

/** What all files together held. */
interface Tally {
  remittances: number
  balanced: number
  filesWith835: number
  filesBalanced: number
}

export const noTally = (): Tally => ({
  remittances: 0,
  balanced: 0,
  filesWith835: 0,
  filesBalanced: 0,
})

/** Explains one file to a person, adds to the tally, and returns the file in one line. */
export function explainFile(path: string, bytes: Uint8Array, tally: Tally, print: Print): string {
  const file = readX12(bytes)
  const remittances = readRemittances(file)
  print(`=== ${path}`)
  for (const finding of file.findings) print(showFinding(finding))
  const byPosition = new Map(remittances.map((remittance) => [remittance.position, remittance]))
  for (const interchange of file.interchanges) explainInterchange(interchange, byPosition, print)
  return summarize(path, file, remittances, tally)
}

function explainInterchange(
  interchange: Interchange,
  remittances: ReadonlyMap<number, Remittance>,
  print: Print,
): void {
  const { control, sender, receiver, usage, delimiters } = interchange
  const shown = Object.values(delimiters)
    .map((each) => JSON.stringify(each))
    .join(' ')
  const kind = usage === 'T' ? 'test' : 'production'
  print(`Interchange ${control} (${kind}) from ${sender} to ${receiver}; delimiters ${shown}`)
  for (const segment of interchange.segments) print(`  outside every group: ${segment.text}`)
  for (const group of interchange.groups) {
    const { functionalId, version, transactions } = group
    print(
      `  Group ${group.control} (${functionalId}, ${version}), ${count(transactions.length, 'transaction')}`,
    )
    for (const transaction of transactions) {
      const remittance = remittances.get(transaction.segments[0]?.position ?? 0)
      print(`    Transaction ${transaction.setId} ${transaction.control}`)
      const lines = remittance ? explainRemittance(remittance) : outline(transaction)
      for (const line of lines) print(`      ${line}`)
    }
  }
}

function summarize(
  path: string,
  file: X12File,
  remittances: readonly Remittance[],
  tally: Tally,
): string {
  const transactions = file.interchanges
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.transactions)
  const sets = [...new Set(transactions.map(({ setId }) => setId))].join(', ') || 'nothing'
  const balanced = remittances.filter((remittance) => balance(remittance).balanced).length
  tally.remittances += remittances.length
  tally.balanced += balanced
  if (remittances.length > 0) tally.filesWith835 += 1
  if (remittances.length > 0 && balanced === remittances.length) tally.filesBalanced += 1
  const findings = [...file.findings, ...remittances.flatMap((each) => each.findings)]
  const parts = [
    `${path}: ${count(transactions.length, 'transaction')} (${sets})`,
    remittances.length > 0
      ? `${balanced} of ${count(remittances.length, 'remittance')} balanced`
      : '',
    findings.length === 0
      ? 'no findings'
      : `${count(findings.length, 'finding')}${hasProblems(findings) ? ', to be held' : ''}`,
  ]
  return parts.filter((part) => part !== '').join('; ')
}

export const showTally = (files: number, tally: Tally): string =>
  `${count(files, 'file')}; ${count(tally.remittances, 'remittance')} in ${count(tally.filesWith835, 'file')}: ` +
  `${tally.balanced} balanced, ${tally.remittances - tally.balanced} not; ` +
  `${count(tally.filesBalanced, 'file')} balanced as a whole`
