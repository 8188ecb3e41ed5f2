import { faultsOfRow, type Fault, type Kept, type Row } from './rules.ts'
import { linesOf, rowsOf } from './layout.ts'

const claims = ['Ready To Bill', 'Billed', 'Paid'] as const

/** An appointment at the vendor: one for each ApptID, as the highest transaction has it. */
type Appointment = Kept & {
  row: Row
  key: string
  /** How many reports showed it since it was changed. */
  shown: number
  /** What keeps it from its claim. */
  errors: Fault[]
}

/** What the simulated vendor knows. It outlives a stop of the server. */
export function openBook() {
  const appointments = new Map<string, Appointment>()

  /** Takes a file in; says of each line what became of it. */
  const take = (name: string, text: string): string => {
    const head = 'VendorName|FileName|TransactionID|ApptID|Status|ErrorCode|ErrorMessage'.split('|')
    const rows = rowsOf(text)
    if (typeof rows === 'string') return linesOf([head, ['', name, '', '', 'Rejected', '', rows]])
    return linesOf([
      head,
      ...rows.flatMap((row) => takeRow(row).map((said) => line(name, row, said))),
    ])
  }

  const takeRow = (row: Row): (Fault | null)[] => {
    const id = row.ApptID ?? ''
    const kept = appointments.get(id) ?? null
    const faults = faultsOfRow(row, kept)
    if (id === '') faults.push({ code: 'VCR', message: 'Appointment ID is not valid' })
    if (faults.length > 0) return faults
    appointments.set(id, {
      row,
      transaction: Number(row.TransactionID),
      at: row.TransactionDateTime ?? '',
      key: kept?.key ?? `CB${String(appointments.size + 1).padStart(6, '0')}`,
      shown: 0,
      errors: [],
    })
    return [null]
  }

  /** The two reports of a day for one agency; each moves its claims one step on. */
  const report = (taxId: string): { errors: string; status: string } => {
    const errors: string[][] = []
    const status: string[][] = []
    for (const [id, one] of appointments) {
      const { row, key } = one
      if (row.ProviderEIN !== taxId) continue
      const about = [row.VendorName ?? '', '', id, row.TransactionID ?? '']
      const claim = standing(one)
      for (const { code, message } of one.errors) errors.push([...about, code, message])
      if (claim === null) continue
      status.push([...about, key, claim])
      one.shown += 1
    }
    const head = ['VendorName', 'FileName', 'ApptID', 'TransactionID']
    return {
      errors: linesOf([[...head, 'ErrorCode', 'ErrorDescription'], ...errors]),
      status: linesOf([[...head, 'EVV_Key', 'ClaimStatus'], ...status]),
    }
  }

  return { appointments, take, report }
}

/** What the status report says of it; null the day after its claim ended. */
const standing = ({ row, errors, shown }: Appointment): string | null => {
  if (row.ApptCancelled === 'C') return shown === 0 ? 'Canceled' : null
  if (errors.length > 0) return 'Not Ready'
  return claims[shown] ?? null
}

const line = (name: string, row: Row, said: Fault | null): string[] => [
  row.VendorName ?? '',
  name,
  row.TransactionID ?? '',
  row.ApptID ?? '',
  said === null ? 'Accepted' : 'Rejected',
  said?.code ?? '',
  said?.message ?? '',
]
