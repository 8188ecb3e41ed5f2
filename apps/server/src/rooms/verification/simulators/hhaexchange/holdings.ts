import type { Fault } from './shape.ts'

type Explained = { reasonCode: string | null; actionCode: string | null } | null

/** A visit as the simulator weighs it, from a call or from a row of a file. */
export type Candidate = {
  external: string
  payerId: string
  member: string
  caregiver: string | null
  /** Of the visit; null for a missed one. */
  from: string | null
  to: string | null
  missed: Explained
  edit: Explained
  /** The calls, as text; null without two. */
  calls: string | null
  /** The whole visit, as it is shown again. */
  shown: object
}

type Held = Candidate & {
  evvmsid: string
  /** How often it was added or changed. */
  told: number
}

/** What HHAeXchange has. It outlives a stop of the simulator. */
export type Holdings = {
  caregivers: Map<string, object>
  /** By EVVMSID. */
  visits: Map<string, Held>
  deleted: Held[]
  /** Members that no payor has placed with the agency. */
  strangers: Set<string>
  /** Takes a second visit with the same ID of ours, as a vendor without that check would. */
  takesDoubles: boolean
  /** Takes a change of a visit that it has not heard of, as it was told of it before it was started. */
  adopts: boolean
  lastKey: number
}

export const emptyHoldings = (): Holdings => ({
  caregivers: new Map(),
  visits: new Map(),
  deleted: [],
  strangers: new Set(),
  takesDoubles: false,
  adopts: false,
  lastKey: 1_000_000,
})

type Kept = { evvmsid: string } | { faults: Fault[] }

export function addVisit(held: Holdings, candidate: Candidate): Kept {
  const faults = faultsOf(held, candidate, null)
  const known = [...held.visits.values()].some(({ external }) => external === candidate.external)
  if (known && !held.takesDoubles) faults.push(fault('External Visit ID already exists'))
  if (faults.length > 0) return { faults }
  held.lastKey += 1
  const evvmsid = String(held.lastKey)
  held.visits.set(evvmsid, { ...candidate, evvmsid, told: 1 })
  return { evvmsid }
}

export function changeVisit(held: Holdings, before: Held, candidate: Candidate): Kept {
  const faults = faultsOf(held, candidate, before)
  if (faults.length > 0) return { faults }
  const { evvmsid, told } = before
  held.visits.set(evvmsid, { ...candidate, evvmsid, told: told + 1 })
  return { evvmsid }
}

export function deleteVisit(held: Holdings, visit: Held): void {
  held.visits.delete(visit.evvmsid)
  held.deleted.push(visit)
}

const fault = (errorMessage: string): Fault => ({ errorCode: null, errorMessage })

/** Milliseconds that two visits of a caregiver may share. */
const allowed = 60_000

function faultsOf(held: Holdings, visit: Candidate, before: Held | null): Fault[] {
  const said: (string | false)[] = [
    held.strangers.has(visit.member) && 'Member is not found based on Qualifier value',
    before !== null && before.payerId !== visit.payerId && 'EVVMSID Does Not Belong to This Payer',
    ...(visit.missed ? missedFaults(visit) : workedFaults(held, visit, before)),
    ...editFaults(visit, before),
  ]
  return said.flatMap((message) => (message ? [fault(message)] : []))
}

const missedFaults = ({ missed }: Candidate) => [
  !missed?.reasonCode && 'Missed Visit Reason Code is Required',
  !missed?.actionCode && 'Missed Visit Action Code is Required',
]

function workedFaults(held: Holdings, visit: Candidate, before: Held | null) {
  const { caregiver, from, to, calls } = visit
  const isKnown = caregiver !== null && held.caregivers.has(caregiver)
  return [
    !isKnown && 'Caregiver is not Found Based on Qualifier Value',
    (!from || !to || from >= to) && 'Visit Start and End Time are Required',
    overlaps(held, visit, before) && 'Another Visit is Using the Same Time in Full or in Part',
    before !== null &&
      before.calls !== null &&
      before.calls !== calls &&
      'A Change to an EVV Clock In/Out is not Allowed',
  ]
}

/** Each change, and times without calls, need a reason and an action. */
function editFaults({ edit, calls, missed }: Candidate, before: Held | null) {
  if (before === null && (calls !== null || missed !== null)) return []
  return [
    !edit?.reasonCode && 'Edit Visit Reason Code is Required',
    !edit?.actionCode && 'Edit Visit Action Code is Required',
  ]
}

const overlaps = (held: Holdings, visit: Candidate, before: Held | null): boolean =>
  [...held.visits.values()].some((other) => {
    if (other.evvmsid === before?.evvmsid || other.external === visit.external) return false
    if (other.caregiver !== visit.caregiver) return false
    if (!other.from || !other.to || !visit.from || !visit.to) return false
    const shared =
      Math.min(Date.parse(other.to), Date.parse(visit.to)) -
      Math.max(Date.parse(other.from), Date.parse(visit.from))
    return shared > allowed
  })
