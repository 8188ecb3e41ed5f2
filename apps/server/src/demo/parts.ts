import type { Tx } from '../plumbing/db/pool.ts'
import { checkClaims } from './check-claims.ts'
import { loadCallOuts } from './crowd/load-call-outs.ts'
import { loadCrowdCharges, loadCrowdClaims } from './crowd/load-claims.ts'
import { loadCrowdHistory } from './crowd/load-history.ts'
import { loadOffers } from './crowd/load-offers.ts'
import { loadCrowdPlans, loadCrowdVisits } from './crowd/load-plans.ts'
import { loadOlderRemittances } from './crowd/load-remittances.ts'
import { loadCrowdStaff } from './crowd/load-staff.ts'
import { loadAgency, loadAllClients } from './load-agency.ts'
import { loadAssessments } from './load-assessments.ts'
import { loadClaims, loadStoryClaims } from './load-claims.ts'
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
import { loadVerifications } from './load-verifications.ts'
import { loadStaff } from './load-staff.ts'
import { countParts, notePart, type Row } from './progress-store.ts'
import { sealTrail } from './seal-trail.ts'
import type { Stage } from './stage.ts'

type Part = {
  says: string
  /** Makes the part; `note` is called in the transaction that completes it. */
  load(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void>
}

/** People, their care, and what happened at their visits. */
const care: readonly Part[] = [
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
  { says: 'what EVV vendors were told', load: loadVerifications },
  { says: 'claims', load: loadCrowdClaims },
  { says: 'what they charge', load: loadCrowdCharges },
  { says: 'claims of clients with a story', load: loadStoryClaims },
]

const money: readonly Part[] = [
  { says: 'files of claims, week by week', load: loadClaims },
  { says: 'remittances, week by week', load: loadOlderRemittances },
  { says: 'remittances of today', load: loadRemittances },
  { says: 'files that the clearinghouse left', load: loadReceived },
  { says: 'payments by patients, and deposits of the bank', load: loadMoneyByHand },
]

/** What needs nothing of the money. */
const staff: readonly Part[] = [
  { says: 'profiles, hours and credentials of caregivers', load: loadStaff },
  { says: 'the same of all other caregivers', load: loadCrowdStaff },
  { says: 'open visits that were offered, and days off requested', load: loadOffers },
  { says: 'pay rules and timesheets', load: loadPay },
  { says: 'assessments', load: loadAssessments },
  { says: 'reports of visits and assessments', load: loadReports },
  { says: 'seals of these parts', load: sealTrail },
]

const rest: readonly Part[] = [
  { says: 'comments, alerts and notifications', load: loadCollaboration },
  { says: 'small records', load: loadPlainRecords },
  { says: 'what keeps claims from being sent', load: checkClaims },
  { says: 'seals of the audit trail', load: sealTrail },
]

const all = [...care, ...money, ...staff, ...rest]
const mainRow = [...care, ...money, ...rest]
/** Parts of the main row after which those beside it are there too. */
const joined = care.length + money.length

/**
 * Makes the parts of the demo that are not there yet. Each is made whole or not at all, so that an interrupted
 * load goes on where it stopped.
 */
export async function loadParts(
  stage: Stage,
  log: (line: string) => void,
): Promise<'loaded' | 'present'> {
  const there = await countParts(stage, 'demo.parts')
  if (there >= mainRow.length) return 'present'
  const make = async (row: Row, parts: readonly Part[], from: number, to: number) => {
    for (const [at, part] of parts.entries()) {
      if (at < from || at >= to) continue
      log(`${part.says} (${all.indexOf(part) + 1} of ${all.length})`)
      await part.load(stage, (tx) => notePart(tx, row, at + 1))
    }
  }
  await make('demo.parts', mainRow, there, care.length)
  if (there < joined) {
    const beside = await countParts(stage, 'demo.parts_beside')
    await bothOf(
      make('demo.parts', mainRow, Math.max(there, care.length), joined),
      make('demo.parts_beside', staff, beside, staff.length),
    )
  }
  await make('demo.parts', mainRow, Math.max(there, joined), mainRow.length)
  return 'loaded'
}

/** Waits for both, also if one fails: the database must not be closed under the other. */
async function bothOf(...rows: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(rows)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
