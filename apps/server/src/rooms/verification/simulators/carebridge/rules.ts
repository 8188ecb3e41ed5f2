/** One line of a file, by the names of its columns. */
export type Row = Readonly<Record<string, string>>
export type Fault = { code: string; message: string }

/** What the vendor keeps of an appointment. */
export type Kept = { transaction: number; at: string }

type Rule = { code: string; message: string; holds: (row: Row, kept: Kept | null) => boolean }

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const isFilled = (value: string | undefined): boolean => value !== undefined && value !== ''
const isInstant = (value: string | undefined): boolean =>
  value !== undefined && instant.test(value) && !Number.isNaN(Date.parse(value))
const isWorked = (row: Row): boolean => row.ApptCancelled === ''
const span = (from = '', to = ''): number => Date.parse(to) - Date.parse(from)

const filled = (code: string, column: string, words: string): Rule => ({
  code,
  message: `${words} is not valid`,
  holds: (row) => isFilled(row[column]),
})
const matching = (code: string, column: string, words: string, pattern: RegExp): Rule => ({
  code,
  message: `${words} is not valid`,
  holds: (row) => pattern.test(row[column] ?? ''),
})
const ofWorked = (rule: Rule): Rule => ({
  ...rule,
  holds: (row, kept) => !isWorked(row) || rule.holds(row, kept),
})
const family = (column: string, letters: string): Rule => ({
  code: 'VCR',
  message: `${column} is not valid`,
  holds: (row) => new RegExp(`^(?:${letters}\\d{4})?$`).test(row[column] ?? ''),
})

/** The known pre-billing validations, and what the columns imply. */
const rules: readonly Rule[] = [
  filled('VCR1004', 'VendorName', 'Vendor name'),
  {
    code: 'VCR1005',
    message: 'Transaction ID is not valid',
    holds: (row, kept) =>
      /^\d{1,16}$/.test(row.TransactionID ?? '') &&
      Number(row.TransactionID) > (kept?.transaction ?? 0),
  },
  {
    code: 'VCR1006',
    message: 'Transaction Date Time is not valid',
    holds: (row, kept) =>
      isInstant(row.TransactionDateTime) && (row.TransactionDateTime ?? '') >= (kept?.at ?? ''),
  },
  filled('VCR1007', 'ProviderID', 'Provider ID'),
  filled('VCR1008', 'ProviderName', 'Provider Name'),
  matching('VCR1009', 'ProviderEIN', 'Provider Tax Id', /^\d{9}$/),
  matching('VCR1010', 'ProviderNPI', 'Provider NPI', /^\d{10}$/),
  filled('VCR1011', 'MemberFName', 'Member First Name'),
  filled('VCR1012', 'MemberLName', 'Member Last Name'),
  matching('VCR1013', 'MemberMedicaidID', 'Member Medicaid ID', /^[A-Za-z0-9]{6,20}$/),
  {
    ...filled('VCR1014', '', 'Appointment Start DateTime'),
    holds: (r) => isInstant(r.ApptStartDateTime),
  },
  {
    ...filled('VCR1015', '', 'Appointment End DateTime'),
    holds: (row) =>
      isInstant(row.ApptEndDateTime) && span(row.ApptStartDateTime, row.ApptEndDateTime) > 0,
  },
  ofWorked(filled('VCR1001', 'CaregiverFName', 'Caregiver First Name')),
  ofWorked(filled('VCR1002', 'CaregiverLName', 'Caregiver Last Name')),
  ...(['In', 'Out'] as const).flatMap((end): Rule[] => {
    const codes = end === 'In' ? [16, 17, 18, 19, 20, 21] : [23, 24, 25, 26, 27, 28]
    const named = (at: number) => `VCR10${codes[at]}`
    return [
      {
        ...filled(named(0), '', `EVV Check${end} DateTime`),
        holds: (row: Row) => isInstant(row[`Check${end}DateTime`]),
      },
      matching(named(1), `Check${end}Method`, `EVV Check${end} Method`, /^[EIM]$/),
      filled(named(2), `Check${end}StreetAddress`, `EVV Check${end} Street Address`),
      filled(named(3), `Check${end}City`, `EVV Check${end} City`),
      matching(named(4), `Check${end}State`, `EVV Check${end} State`, /^[A-Z]{2}$/),
      matching(named(5), `Check${end}Zip`, `EVV Check${end} Zip`, /^\d{5}(?:-?\d{4})?$/),
      {
        code: 'VCR1022',
        message: `EVV Check${end} Latitude Longitude is not valid`,
        holds: (row: Row) => isFilled(row[`Check${end}Lat`]) === isFilled(row[`Check${end}Long`]),
      },
    ].map(ofWorked)
  }),
  ofWorked({
    ...filled('VCR1023', '', 'EVV CheckOut DateTime'),
    holds: (row) => {
      const length = span(row.CheckInDateTime, row.CheckOutDateTime)
      return length > 0 && length <= 24 * 3_600_000
    },
  }),
  ofWorked(filled('VCR', 'ServiceCode', 'Service Code')),
  ofWorked({
    code: 'VCR',
    message: 'Manual Reason is required',
    holds: (row) =>
      (row.CheckInMethod !== 'M' && row.CheckOutMethod !== 'M') || isFilled(row.ManualReason),
  }),
  {
    code: 'VCR',
    message: 'Missed Reason is required',
    holds: (row) => isWorked(row) || row.ClaimAction === 'V' || isFilled(row.MissedReason),
  },
  matching('VCR', 'ApptCancelled', 'ApptCancelled', /^C?$/),
  matching('VCR', 'ClaimAction', 'Claim Action', /^V?$/),
  family('ManualReason', 'MR'),
  family('LateReason', 'LR'),
  family('LateAction', 'LA'),
  family('MissedReason', 'MVR'),
  family('MissedAction', 'MVA'),
]

/** What is wrong with a line; empty if it is taken. */
export function faultsOfRow(row: Row, kept: Kept | null): Fault[] {
  const found = rules.filter(({ holds }) => !holds(row, kept))
  return [...new Map(found.map(({ code, message }) => [message, { code, message }])).values()]
}
