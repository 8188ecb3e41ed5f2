import { readClaimStatuses } from '../claim-inquiry/read-answers.ts'
import { readEligibilityAnswers } from '../eligibility/read-answers.ts'
import type { Interchange, X12File } from '../interchange.ts'
import { readX12 } from '../read.ts'
import { readRemittances } from '../remittance/read.ts'
import { explainClaimStatuses } from './explain-claim-statuses.ts'
import { explainEligibility } from './explain-eligibility.ts'
import { explainRemittance } from './explain-remittance.ts'
import { outline } from './outline.ts'
import { type Print, count, showFinding } from './words.ts'

/** Explains one file to a person, transaction by transaction. */
export function explainFile(path: string, bytes: Uint8Array, print: Print): void {
  const file = readX12(bytes)
  print(`=== ${path}`)
  for (const finding of file.findings) print(showFinding(finding))
  const words = wordsByPosition(file)
  for (const interchange of file.interchanges) explainInterchange(interchange, words, print)
}

function explainInterchange(
  interchange: Interchange,
  words: ReadonlyMap<number, readonly string[]>,
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
      print(`    Transaction ${transaction.setId} ${transaction.control}`)
      const said = words.get(transaction.segments[0]?.position ?? 0)
      for (const line of said ?? outline(transaction)) print(`      ${line}`)
    }
  }
}

/** The words of the transactions that are read as more than segments, by the position of ST. */
const wordsByPosition = (file: X12File): ReadonlyMap<number, readonly string[]> =>
  new Map([
    ...readRemittances(file).map((each) => [each.position, explainRemittance(each)] as const),
    ...readEligibilityAnswers(file).map(
      (each) => [each.position, explainEligibility(each)] as const,
    ),
    ...readClaimStatuses(file).map((each) => [each.position, explainClaimStatuses(each)] as const),
  ])
