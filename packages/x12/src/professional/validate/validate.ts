import { problem } from '../../finding.ts'
import type { Delimiters } from '../../delimiters.ts'
import type { Group, Transaction } from '../../interchange.ts'
import { readX12 } from '../../read.ts'
import { element } from '../../token.ts'
import { GUIDE } from '../forms.ts'
import { checkClaims } from './claims.ts'
import { checkCharacters } from './characters.ts'
import { checkEnvelopes } from './envelope.ts'
import { guide837P } from './guide.ts'
import { checkHierarchy } from './hierarchy.ts'
import { checkParties } from './parties.ts'
import type { ReportRule, RuleFinding, ValidateOptions } from './rules.ts'
import { checkSubscribers } from './subscribers.ts'
import { buildTree } from './tree.ts'

/**
 * Checks a finished 837P file against the rules home-care claims must follow: the envelope, the order
 * of segments of 005010X222A1, and what payers refuse. Empty means good. Never throws.
 */
export function validate837P(text: string, options: ValidateOptions): RuleFinding[] {
  const file = readX12(text)
  const findings: RuleFinding[] = file.findings.map((finding) => ({
    ...finding,
    severity: 'problem',
  }))
  const report: ReportRule = (code, sentence, at) => {
    findings.push(problem(code, sentence, at?.position ?? null))
  }
  checkEnvelopes(text, file, report)
  for (const interchange of file.interchanges) {
    for (const group of interchange.groups) {
      for (const transaction of group.transactions) {
        checkTransaction(transaction, group, interchange.delimiters, options, report)
      }
    }
  }
  return findings.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

function checkTransaction(
  transaction: Transaction,
  group: Group,
  delimiters: Delimiters,
  options: ValidateOptions,
  report: ReportRule,
): void {
  const [st] = transaction.segments
  const named = st ? element(st, 3) : ''
  if (transaction.setId !== '837' || named !== GUIDE || group.version !== GUIDE) {
    const found = `${transaction.setId} ${named || '(no ST03)'} in a group ${group.version}`
    report('not_837p', `This is ${found}, not 837 ${GUIDE}.`, st)
    if (transaction.setId !== '837') return
  }
  checkCharacters(transaction.segments, delimiters, report)
  const tree = buildTree(transaction.segments, guide837P, report)
  checkHierarchy(transaction.segments, report)
  checkParties(tree, options, report)
  checkSubscribers(tree, options, report)
  checkClaims(tree, delimiters, options, report)
}
