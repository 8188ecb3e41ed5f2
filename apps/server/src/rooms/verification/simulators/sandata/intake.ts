import { type Fields, list, text } from './fields.ts'
import { clientFaults, employeeFaults, providerFaults, sequenceFaults } from './people-faults.ts'
import { updateFaults, visitFaults } from './visit-faults.ts'

export const intakes = ['clients', 'employees', 'visits'] as const
export type Intake = (typeof intakes)[number]

/** One record as the vendor holds it: what is current, and all that it took, oldest first. */
export type Held = { current: Fields; history: { sequence: number; record: Fields }[] }

/** What the vendor holds, by our keys, and the highest sequence that it got for each, taken or not. */
export type Holdings = Record<
  Intake,
  { records: Map<string, Held>; sequences: Map<string, number> }
> & {
  /** The visit of each call. */
  calls: Map<unknown, string>
}

export const noHoldings = (): Holdings => ({
  calls: new Map(),
  clients: { records: new Map(), sequences: new Map() },
  employees: { records: new Map(), sequences: new Map() },
  visits: { records: new Map(), sequences: new Map() },
})

const keyNames = {
  clients: 'ClientOtherID',
  employees: 'EmployeeOtherID',
  visits: 'VisitOtherID',
} as const satisfies Record<Intake, string>

/** A row of the status: the record as it came, and what is wrong with it. */
type ErrorRow = Fields & { ErrorCode: string | null; ErrorMessage: string }

/** Takes a record, or says what is wrong with it. */
export function take(holdings: Holdings, intake: Intake, record: Fields, now: Date): ErrorRow[] {
  const faults = faultsOf(holdings, intake, record, now)
  const key = text(record, keyNames[intake])
  const { records, sequences } = holdings[intake]
  const sequence = Number(record.SequenceID)
  if (key !== null) sequences.set(key, Math.max(sequence || 0, sequences.get(key) ?? 0))
  if (faults.length === 0 && key !== null) {
    const history = records.get(key)?.history ?? []
    records.set(key, { current: record, history: [...history, { sequence, record }] })
    for (const call of list(record, 'Calls')) holdings.calls.set(call.CallExternalID, key)
  }
  return faults.map((fault) => ({
    ...record,
    ErrorCode: fault === 'Client not found' ? '-1021' : null,
    ErrorMessage: fault,
  }))
}

function faultsOf(holdings: Holdings, intake: Intake, record: Fields, now: Date): string[] {
  const { records, sequences } = holdings[intake]
  const key = text(record, keyNames[intake]) ?? ''
  if (Number(record.SequenceID) <= (sequences.get(key) ?? 0))
    return ['Version number is duplicated or older than current.']
  const faults = [...providerFaults(record), ...sequenceFaults(record)]
  switch (intake) {
    case 'clients':
      return [...faults, ...clientFaults(record)]
    case 'employees':
      return [...faults, ...employeeFaults(record)]
    case 'visits': {
      const own = [...faults, ...visitFaults(record, now)]
      if (own.length > 0) return own
      const held = records.get(key)?.current ?? null
      return [...unknownFaults(holdings, record), ...updateFaults(record, held)]
    }
  }
}

/** A visit names a client and a caregiver that the vendor has, and calls of no other visit. */
function unknownFaults({ clients, employees, calls }: Holdings, visit: Fields): string[] {
  const client = clients.records.get(text(visit, 'ClientOtherID') ?? '')?.current
  const employee = employees.records.get(text(visit, 'EmployeeOtherID') ?? '')?.current
  const isElsewhere = list(visit, 'Calls').some(
    (call) => (calls.get(call.CallExternalID) ?? visit.VisitOtherID) !== visit.VisitOtherID,
  )
  return [
    ...(client?.ClientIdentifier === visit.ClientIdentifier ? [] : ['Client not found']),
    ...(employee?.EmployeeIdentifier === visit.EmployeeIdentifier ? [] : ['Worker not found']),
    ...(isElsewhere ? ['A call belongs to another visit.'] : []),
  ]
}
