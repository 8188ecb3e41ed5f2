import { evvVendorLabels } from '../agency/vocabulary.ts'
import { asksFor, type BilledVisit, type ClaimFacts } from './readiness-facts.ts'
import { visitRule } from './readiness-visit-rule.ts'

/**
 * The vendors of the payor, and of the state in addition, verified the visit. A warning as long as no vendor
 * answered over these accounts: then the product does not know what they have.
 */
export const evvVerified = visitRule({
  id: 'evv_verified',
  severity: ({ payor }) =>
    payor.evvAccounts?.some(({ answers }) => answers) === true ? 'error' : 'warning',
  holds: 'The EVV vendor verified the visit.',
  applies: (facts) => asksFor(facts, 'evv_verified'),
  wrong: (visit, { payor }) => {
    const accounts = payor.evvAccounts ?? []
    if (accounts.length === 0) return unseen(payor)
    return accounts.map((account) => missingAt(visit, account)).find(Boolean) ?? null
  },
})

/** Without an account, the product cannot see what the vendor has. */
const unseen = ({ name, evvVendor }: ClaimFacts['payor']): string => {
  const vendor = evvVendor === null ? 'its EVV vendor' : evvVendorLabels[evvVendor]
  return `${name} requires ${vendor} to verify the visit. Verify the visit there before you send the claim.`
}

/** What one vendor misses; null if it verified the visit, or if the visit was archived for it. */
function missingAt(
  { verifications = [] }: BilledVisit,
  { id, name }: { id: string; name: string },
): string | null {
  const at = verifications.find(({ accountId }) => accountId === id)
  switch (at?.status) {
    case 'verified':
    case 'archived':
      return null
    case 'failed':
      return `${name} rejected the visit. ${at.problem ?? 'Correct the visit and send it again.'}`
    case 'held':
      return `The visit was not sent to ${name}. ${at.problem ?? 'Correct what is missing.'}`
    case 'pending':
    case 'sent':
      return `${name} has not verified the visit yet, and the payor would deny the claim. ${at.problem ?? 'Wait for its answer.'}`
    case undefined:
      return `${name} was not told of the visit yet, and the payor would deny the claim. It is sent after the approval.`
  }
}
