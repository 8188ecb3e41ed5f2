import type { Tx } from '../plumbing/db/pool.ts'
import { loadCrowdClaims } from './crowd/load-claims.ts'
import { loadCrowdHistory } from './crowd/load-history.ts'
import { loadCrowdPlans, loadCrowdVisits } from './crowd/load-plans.ts'
import { loadOlderRemittances } from './crowd/load-remittances.ts'
import { loadCrowdStaff } from './crowd/load-staff.ts'
import { loadAgency, loadAllClients } from './load-agency.ts'
import { loadAssessments } from './load-assessments.ts'
import { loadClaims } from './load-claims.ts'
import { loadCollaboration } from './load-collaboration.ts'
import { loadHistory } from './load-history.ts'
import { loadPlainRecords } from './load-plain.ts'
import { loadPlans, loadVisits } from './load-plans.ts'
import { loadRemittances } from './load-remittances.ts'
import { loadReviews } from './load-reviews.ts'
import { loadStaff } from './load-staff.ts'
import { countParts, notePart } from './progress-store.ts'
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
  { says: 'care plans since weeks ago', load: loadCrowdPlans },
  { says: 'visits since weeks ago', load: loadCrowdVisits },
  { says: 'authorizations and care plans', load: loadPlans },
  { says: 'visits of the plans', load: loadVisits },
  { says: 'check-ins, signatures and check-outs until now', load: loadHistory },
  { says: 'reviews', load: loadReviews },
  { says: 'weeks of care', load: loadCrowdHistory },
  { says: 'claims of weeks', load: loadCrowdClaims },
  { says: 'claims', load: loadClaims },
  { says: 'remittances of weeks', load: loadOlderRemittances },
  { says: 'remittances', load: loadRemittances },
  { says: 'comments, alerts and notifications', load: loadCollaboration },
  { says: 'private profiles, hours and credentials of caregivers', load: loadStaff },
  { says: 'all other caregivers', load: loadCrowdStaff },
  { says: 'small records', load: loadPlainRecords },
  { says: 'assessments', load: loadAssessments },
]

/** Makes the parts of the demo that are not there yet, in their order. */
export async function loadParts(
  stage: Stage,
  log: (line: string) => void,
): Promise<'loaded' | 'present'> {
  const there = await countParts(stage)
  for (const [at, part] of parts.entries()) {
    if (at < there) continue
    log(part.says)
    await part.load(stage, (tx) => notePart(tx, at + 1))
  }
  return there < parts.length ? 'loaded' : 'present'
}
