/** What a field holds: truths are the texts true and false, flags are booleans. */
export type Field = readonly [
  name: string,
  longest: number | null,
  holds: 'text' | 'number' | 'instant' | 'day' | 'truth' | 'flag',
  needed: 'yes' | 'sometimes' | 'no',
]

/**
 * The published fields of the alternate EVV interface, in order. Where programs differ, this is the reading
 * that docs/evv.md explains. Lists of records stand after the fields of their record.
 */
export const providerFields: readonly Field[] = [
  ['ProviderQualifier', 20, 'text', 'yes'],
  ['ProviderID', 64, 'text', 'yes'],
]

export const clientFields: readonly Field[] = [
  ['ClientQualifier', 20, 'text', 'yes'],
  ['ClientIdentifier', 64, 'text', 'yes'],
  ['ClientFirstName', 30, 'text', 'yes'],
  ['ClientMiddleInitial', 1, 'text', 'no'],
  ['ClientLastName', 30, 'text', 'yes'],
  ['ClientMedicaidID', 64, 'text', 'yes'],
  ['MissingMedicaidID', 5, 'truth', 'no'],
  ['SequenceID', 16, 'number', 'yes'],
  ['ClientOtherID', 24, 'text', 'yes'],
  ['ClientTimeZone', 64, 'text', 'yes'],
  ['ClientCustomID', 24, 'text', 'yes'],
  ['ClientSSN', 9, 'text', 'no'],
]

export const addressFields: readonly Field[] = [
  ['ClientAddressType', 12, 'text', 'yes'],
  ['ClientAddressIsPrimary', 5, 'truth', 'yes'],
  ['ClientAddressLine1', 30, 'text', 'yes'],
  ['ClientAddressLine2', 30, 'text', 'no'],
  ['ClientCounty', 25, 'text', 'no'],
  ['ClientCity', 30, 'text', 'yes'],
  ['ClientState', 2, 'text', 'yes'],
  ['ClientZip', 9, 'text', 'yes'],
  ['ClientAddressLongitude', null, 'number', 'no'],
  ['ClientAddressLatitude', null, 'number', 'no'],
]

export const payerFields: readonly Field[] = [
  ['PayerID', 64, 'text', 'yes'],
  ['PayerProgram', 9, 'text', 'yes'],
  ['ProcedureCode', 5, 'text', 'yes'],
  ['Modifier1', 2, 'text', 'sometimes'],
  ['Modifier2', 2, 'text', 'sometimes'],
  ['Modifier3', 2, 'text', 'sometimes'],
  ['Modifier4', 2, 'text', 'sometimes'],
  ['ClientStatus', 2, 'text', 'yes'],
  ['EffectiveStartDate', 10, 'day', 'no'],
  ['EffectiveEndDate', 10, 'day', 'no'],
]

export const phoneFields: readonly Field[] = [
  ['ClientPhoneType', 12, 'text', 'yes'],
  ['ClientPhone', 10, 'text', 'yes'],
]

export const employeeFields: readonly Field[] = [
  ['EmployeeQualifier', 20, 'text', 'yes'],
  ['EmployeeIdentifier', 9, 'text', 'yes'],
  ['EmployeeOtherID', 64, 'text', 'yes'],
  ['SequenceID', 16, 'number', 'yes'],
  ['EmployeeSSN', 9, 'text', 'no'],
  ['EmployeeLastName', 30, 'text', 'yes'],
  ['EmployeeFirstName', 30, 'text', 'yes'],
  ['EmployeeEmail', 64, 'text', 'sometimes'],
]

export const visitFields: readonly Field[] = [
  ['VisitOtherID', 50, 'text', 'yes'],
  ['SequenceID', 16, 'number', 'yes'],
  ['EmployeeQualifier', 20, 'text', 'yes'],
  ['EmployeeOtherID', 64, 'text', 'yes'],
  ['EmployeeIdentifier', 9, 'text', 'yes'],
  ['GroupCode', 6, 'text', 'no'],
  ['ClientIDQualifier', 20, 'text', 'yes'],
  ['ClientIdentifier', 64, 'text', 'yes'],
  ['ClientID', 64, 'text', 'yes'],
  ['ClientOtherID', 24, 'text', 'yes'],
  ['VisitCancelledIndicator', 5, 'truth', 'sometimes'],
  ['PayerID', 64, 'text', 'yes'],
  ['PayerProgram', 9, 'text', 'yes'],
  ['ProcedureCode', 5, 'text', 'yes'],
  ['Modifier1', 2, 'text', 'sometimes'],
  ['Modifier2', 2, 'text', 'sometimes'],
  ['Modifier3', 2, 'text', 'sometimes'],
  ['Modifier4', 2, 'text', 'sometimes'],
  ['VisitTimeZone', 64, 'text', 'yes'],
  ['AdjInDateTime', 20, 'instant', 'sometimes'],
  ['AdjOutDateTime', 20, 'instant', 'sometimes'],
  ['BillVisit', 5, 'truth', 'yes'],
  ['Memo', 1024, 'text', 'no'],
  ['ClientVerifiedTimes', 5, 'truth', 'no'],
  ['ClientVerifiedTasks', 5, 'truth', 'no'],
  ['ClientVerifiedService', 5, 'truth', 'no'],
  ['ClientSignatureAvailable', 5, 'truth', 'no'],
  ['ClientVoiceRecording', 5, 'truth', 'no'],
  ['ScheduleStartTime', 20, 'instant', 'no'],
  ['ScheduleEndTime', 20, 'instant', 'no'],
  ['ContingencyPlan', 4, 'text', 'no'],
]

export const callFields: readonly Field[] = [
  ['CallExternalID', 16, 'text', 'yes'],
  ['CallDateTime', 20, 'instant', 'yes'],
  ['CallAssignment', 10, 'text', 'yes'],
  ['GroupCode', 6, 'text', 'no'],
  ['CallType', 20, 'text', 'yes'],
  ['ProcedureCode', 5, 'text', 'yes'],
  ['ClientIdentifierOnCall', 10, 'text', 'sometimes'],
  ['MobileLogin', 64, 'text', 'sometimes'],
  ['CallLatitude', 19, 'number', 'sometimes'],
  ['CallLongitude', 20, 'number', 'sometimes'],
  ['TelephonyPIN', 9, 'number', 'sometimes'],
  ['OriginatingPhoneNumber', 10, 'text', 'sometimes'],
  ['VisitLocationType', 25, 'text', 'yes'],
]

export const changeFields: readonly Field[] = [
  ['SequenceID', 16, 'text', 'yes'],
  ['ChangeMadeBy', 64, 'text', 'yes'],
  ['ChangeDateTime', 20, 'instant', 'yes'],
  ['GroupCode', 6, 'text', 'no'],
  ['ReasonCode', 4, 'text', 'yes'],
  ['ChangeReasonMemo', 256, 'text', 'sometimes'],
  ['ResolutionCode', 4, 'text', 'no'],
]

export const taskFields: readonly Field[] = [
  ['TaskID', 4, 'text', 'yes'],
  ['TaskReading', 10, 'text', 'no'],
  ['TaskRefused', 5, 'flag', 'no'],
]

export const acknowledgementFields: readonly Field[] = [
  ['ExceptionID', 2, 'text', 'yes'],
  ['ExceptionAcknowledged', 5, 'truth', 'yes'],
]
