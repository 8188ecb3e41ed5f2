import type { Tx } from '../plumbing/db/pool.ts'
import { loadCallOuts } from './crowd/load-call-outs.ts'
import { loadCrowdCharges, loadCrowdClaims } from './crowd/load-claims.ts'
import { loadCrowdHistory } from './crowd/load-history.ts'
import { loadOffers } from './crowd/load-offers.ts'
import { loadCrowdPlans, loadCrowdVisits } from './crowd/load-plans.ts'
import { loadOlderRemittances } from './crowd/load-remittances.ts'
import { loadCrowdStaff } from './crowd/load-staff.ts'
import { loadAgency, loadAllClients } from './load-agency.ts'
import { loadAssessments } from './load-assessments.ts'
import { loadClaims } from './load-claims.ts'
import { loadCollaboration } from './load-collaboration.ts'
import { loadHistory } from './load-history.ts'
import { loadMoneyByHand } from './load-money-by-hand.ts'
import { loadPay } from './load-pay.ts'
import { loadPlainRecords } from './load-plain.ts'
import { loadPlans, loadVisits } from './load-plans.ts'
import { loadReceived } from './load-received.ts'
import { loadRemittances } from './load-remittances.ts'
import { loadReports } from './load-reports.ts'
import { loadReviews } from './load-reviews.ts'
import { loadStaff } from './load-staff.ts'
import { countParts, notePart } from './progress-store.ts'
import { sealTrail } from './seal-trail.ts'
import type { Stage } from './stage.ts'

type Part = {
  says: string
  /** Makes the part; `note` is called in the transaction that completes it. */
  load(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void>
}

/** Each part is made whole or not at all, so that an interrupted load goes on where it stopped. */
const parts: readonly Part[] = [
  { says: 'agency, people, services and payors', load: loadAgency },
  { says: 'clients', load: loadAllClients },
  { says: 'care plans', load: loadCrowdPlans },
  { says: 'visits of the care plans', load: loadCrowdVisits },
  { says: 'care plans of clients with a story', load: loadPlans },
  { says: 'their visits, and those of the weeks ahead', load: loadVisits },
  { says: 'their check-ins, signatures and check-outs', load: loadHistory },
  { says: 'their reviews', load: loadReviews },
  { says: 'what happened at all other visits', load: loadCrowdHistory },
  { says: 'who called out this morning', load: loadCallOuts },
  { says: 'claims', load: loadCrowdClaims },
  { says: 'what they charge', load: loadCrowdCharges },
  { says: 'files of claims, week by week', load: loadClaims },
  { says: 'remittances, week by week', load: loadOlderRemittances },
  { says: 'remittances of today', load: loadRemittances },
  { says: 'files that the clearinghouse left', load: loadReceived },
  { says: 'payments by patients, and deposits of the bank', load: loadMoneyByHand },
  { says: 'comments, alerts and notifications', load: loadCollaboration },
  { says: 'profiles, hours and credentials of caregivers', load: loadStaff },
  { says: 'the same of all other caregivers', load: loadCrowdStaff },
  { says: 'open visits that were offered, and days off requested', load: loadOffers },
  { says: 'pay rules and timesheets', load: loadPay },
  { says: 'small records', load: loadPlainRecords },
  { says: 'assessments', load: loadAssessments },
  { says: 'reports of visits and assessments', load: loadReports },
  { says: 'seals of the audit trail', load: sealTrail },
]

/** Makes the parts of the demo that are not there yet, in their order. */
export async function loadParts(
  stage: Stage,
  log: (line: string) => void,
): Promise<'loaded' | 'present'> {
  const there = await countParts(stage)
  for (const [at, part] of parts.entries()) {
    if (at < there) continue
    log(`${part.says} (${at + 1} of ${parts.length})`)
    await part.load(stage, (tx) => notePart(tx, at + 1))
  }
  return there < parts.length ? 'loaded' : 'present'
}
