import type { z } from 'zod'
import type { Call, Reply } from '../loopback.ts'
import type { Manner } from '../manner.ts'
import { addVisit, type Candidate, changeVisit, deleteVisit, type Holdings } from './holdings.ts'
import { CaregiverShape, type Fault, faultsIn, VisitShape } from './shape.ts'

type Row = { externalVisitId: string; evvmsid: string | null; faults: Fault[] }
type Transaction = { rows: Row[]; pending: number }

/** What the simulator takes calls with, besides what it holds. */
export type Desk = {
  held: Holdings
  manner: Manner
  transactions: Map<string, Transaction>
  /** How often a transaction is asked after before it is done. */
  pendingFor: number
}

const mostInAList = 100

/** Answers a call that is signed in; the path is the one below the version. */
export function answerCall(desk: Desk, call: Call, path: string): Reply {
  const key = /^visits\/([^/]+)$/.exec(path)?.[1]
  const transaction = /^visits\/transactions\/([^/]+)$/.exec(path)?.[1]
  if (call.method === 'GET' && transaction) return tellTransaction(desk, transaction)
  if (call.method === 'GET' && path === 'visits') return findVisits(desk, call)
  if (call.method === 'POST' && path === 'caregivers') return takeCaregiver(desk, call)
  if (call.method === 'POST' && path === 'visits') return takeVisits(desk, call)
  if (call.method === 'PUT' && key) return takeChange(desk, call, key)
  if (call.method === 'DELETE' && key) return takeDeletion(desk, key)
  return { status: 404, body: { message: 'Not found' } }
}

function takeCaregiver({ held }: Desk, call: Call): Reply {
  const read = CaregiverShape.safeParse(jsonOf(call.body))
  if (!read.success) return refused('caregiver', read.error)
  const { data } = read
  held.caregivers.set(`ExternalID ${data.externalID}`, data)
  if (data.npi) held.caregivers.set(`NPI ${data.npi}`, data)
  return { status: 200, body: { transactionId: idOf() } }
}

function takeVisits(desk: Desk, call: Call): Reply {
  const list = VisitShape.array().min(1).max(mostInAList).safeParse(jsonOf(call.body))
  if (!list.success) return refused('visit', list.error, 1)
  const rows = list.data.map((body): Row => {
    const kept = addVisit(desk.held, candidateOf(body))
    return rowOf(body.externalVisitId, kept)
  })
  return begun(desk, rows)
}

function takeChange(desk: Desk, call: Call, key: string): Reply {
  const read = VisitShape.safeParse(jsonOf(call.body))
  if (!read.success) return refused('visit', read.error)
  const candidate = candidateOf(read.data)
  const { held } = desk
  const adopted = held.adopts ? { ...candidate, evvmsid: key, told: 1 } : undefined
  const before = held.visits.get(key) ?? adopted
  if (!before) return { status: 404, body: { message: 'EVVMSID is not found' } }
  const kept = changeVisit(held, before, candidate)
  return begun(desk, [rowOf(read.data.externalVisitId, kept)])
}

function takeDeletion(desk: Desk, key: string): Reply {
  const visit = desk.held.visits.get(key)
  if (!visit) return { status: 404, body: { message: 'EVVMSID is not found' } }
  deleteVisit(desk.held, visit)
  return begun(desk, [{ externalVisitId: visit.external, evvmsid: key, faults: [] }])
}

function findVisits({ held }: Desk, call: Call): Reply {
  const external = call.query.get('externalVisitId')
  const visits = [...held.visits.values()]
    .filter((visit) => visit.external === external)
    .map(({ shown, evvmsid }) => ({ ...shown, evvmsid }))
  return { status: 200, body: { visits } }
}

function tellTransaction({ transactions, manner }: Desk, id: string): Reply {
  const transaction = transactions.get(id)
  if (!transaction) return { status: 404, body: { message: 'Transaction is not found' } }
  transaction.pending -= 1
  if (transaction.pending >= 0) {
    return { status: 200, body: { transactionId: id, status: 'Pending' } }
  }
  const rows = transaction.rows.map(({ faults, ...row }) => ({
    ...row,
    status: faults.length > 0 ? 'Failed' : 'Success',
    errors: faults,
  }))
  const visits = manner.twice ? [...rows, ...rows] : rows
  const isDone = rows.some(({ status }) => status === 'Success')
  const status = isDone ? 'Success' : 'Failed'
  return { status: 200, body: { transactionId: id, status, visits } }
}

function begun({ transactions, pendingFor }: Desk, rows: Row[]): Reply {
  const transactionId = idOf()
  transactions.set(transactionId, { rows, pending: pendingFor })
  return { status: 202, body: { transactionId } }
}

const rowOf = (externalVisitId: string, kept: ReturnType<typeof addVisit>): Row =>
  'evvmsid' in kept
    ? { externalVisitId, evvmsid: kept.evvmsid, faults: [] }
    : { externalVisitId, evvmsid: null, faults: kept.faults }

/** A list names the place in it before the field. */
const refused = (what: 'visit' | 'caregiver', { issues }: z.ZodError, from = 0): Reply => ({
  status: 400,
  body: {
    transactionId: idOf(),
    errors: faultsIn(
      what,
      issues.map(({ path, message }) => ({ path: path.slice(from), message })),
    ),
  },
})

function candidateOf(body: z.infer<typeof VisitShape>): Candidate {
  const { caregiver, evv } = body
  const calls =
    evv?.clockIn && evv.clockOut ? `${evv.clockIn.callDateTime} ${evv.clockOut.callDateTime}` : null
  return {
    external: body.externalVisitId,
    payerId: body.payerId,
    member: body.member.identifier,
    caregiver: caregiver && `${caregiver.qualifier} ${caregiver.identifier}`,
    from: body.visitStartDateTime,
    to: body.visitEndDateTime,
    missed: body.missedVisit,
    edit: body.editVisit,
    calls,
    shown: body,
  }
}

const idOf = (): string => crypto.randomUUID()

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
