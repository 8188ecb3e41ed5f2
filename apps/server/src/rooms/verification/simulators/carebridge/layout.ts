/** The columns as the vendor wants them. Named here again, so that it does not take our word for it. */
const layout =
  'VendorName|TransactionID|TransactionDateTime|ProviderID|ProviderName|ProviderNPI|ProviderEIN|ProviderMedicaidID|ApptID|CaregiverFName|CaregiverLName|CaregiverID|CaregiverLicenseNumber|CaregiverDateOfBirth|MemberFName|MemberLName|MemberMedicaidID|MemberID|MemberDateOfBirth|ApptStartDateTime|ApptEndDateTime|ApptCancelled|CheckInDateTime|CheckInMethod|CheckInStreetAddress|CheckInStreetAddress2|CheckInCity|CheckInState|CheckInZip|CheckInLat|CheckInLong|CheckOutDateTime|CheckOutMethod|CheckOutStreetAddress|CheckOutStreetAddress2|CheckOutCity|CheckOutState|CheckOutZip|CheckOutLat|CheckOutLong|AuthRefNumber|ServiceCode|Modifier1|Modifier2|TimeZone|CheckInIVRPhoneNumber|CheckOutIVRPhoneNumber|ApptNote|DiagnosisCode|ApptAttestation|Rate|ManualReason|LateReason|LateAction|MissedReason|MissedAction|CarePlanTasksCompleted|CarePlanTasksNotCompleted|CaregiverSurveyQuestions|CaregiverSurveyResponses|ClaimAction|MCOID|CaregiverSSN|CaregiverGender|CaregiverType|CaregiverHireDate'

/** The rows of a file; what is wrong with it as a whole in one sentence. */
export function rowsOf(text: string): Readonly<Record<string, string>>[] | string {
  if (!text.endsWith('\r\n')) return 'The file is cut off.'
  const [head, ...lines] = text.slice(0, -2).split('\r\n')
  if (head !== layout) return 'The columns are not those of an appointment, in their order.'
  const names = layout.split('|')
  const rows = lines.map((line) => line.split('|'))
  const wrong = rows.findIndex(({ length }) => length !== names.length)
  if (wrong >= 0) return `Line ${wrong + 2} does not have ${names.length} columns.`
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}

export const linesOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.join('|')}\r\n`).join('')
