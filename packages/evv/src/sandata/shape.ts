/**
 * The records of the alternate EVV interface, in the published order of their fields. Names are case
 * sensitive, flags are the texts true and false, an empty value is null.
 */

type Flag = 'true' | 'false'

export type ProviderIdentification = {
  ProviderQualifier: string
  ProviderID: string | null
}

type Modifiers = {
  Modifier1: string | null
  Modifier2: string | null
  Modifier3: string | null
  Modifier4: string | null
}

export type SandataClient = {
  ProviderIdentification: ProviderIdentification
  ClientQualifier: string
  ClientIdentifier: string
  ClientFirstName: string | null
  ClientMiddleInitial: string | null
  ClientLastName: string | null
  ClientMedicaidID: string | null
  MissingMedicaidID: Flag
  SequenceID: number
  ClientOtherID: string
  ClientTimeZone: string
  ClientCustomID: string
  ClientSSN: null
  ClientAddress: SandataAddress[]
  ClientPayerInformation: SandataPayer[]
  ClientPhone: { ClientPhoneType: 'Home'; ClientPhone: string }[]
}

export type SandataAddress = {
  ClientAddressType: 'Home'
  ClientAddressIsPrimary: Flag
  ClientAddressLine1: string | null
  ClientAddressLine2: string | null
  ClientCounty: string | null
  ClientCity: string | null
  ClientState: string | null
  ClientZip: string | null
  ClientAddressLongitude: number | null
  ClientAddressLatitude: number | null
}

type SandataPayer = { PayerID: string | null; PayerProgram: string | null } & {
  ProcedureCode: string | null
} & Modifiers & {
    /** 02 active, 04 inactive. */
    ClientStatus: '02' | '04'
    EffectiveStartDate: null
    EffectiveEndDate: null
  }

export type SandataEmployee = {
  ProviderIdentification: ProviderIdentification
  EmployeeQualifier: string
  EmployeeIdentifier: string
  EmployeeOtherID: string
  SequenceID: number
  EmployeeSSN: null
  EmployeeLastName: string | null
  EmployeeFirstName: string | null
  EmployeeEmail: string | null
}

export type SandataVisit = {
  ProviderIdentification: ProviderIdentification
  VisitOtherID: string
  SequenceID: number
  EmployeeQualifier: string
  EmployeeOtherID: string | null
  EmployeeIdentifier: string | null
  GroupCode: null
  ClientIDQualifier: string
  ClientIdentifier: string
  ClientID: string
  ClientOtherID: string
  VisitCancelledIndicator: Flag
  PayerID: string | null
  PayerProgram: string | null
  ProcedureCode: string | null
} & Modifiers & {
    VisitTimeZone: string
    AdjInDateTime: string | null
    AdjOutDateTime: string | null
    BillVisit: Flag
    Memo: null
    ClientVerifiedTimes: null
    ClientVerifiedTasks: null
    ClientVerifiedService: null
    ClientSignatureAvailable: Flag
    ClientVoiceRecording: null
    ScheduleStartTime: string
    ScheduleEndTime: string
    Calls: SandataCall[]
    VisitChanges: SandataChange[]
    Tasks: { TaskID: string; TaskReading: null; TaskRefused: false }[]
    VisitExceptionAcknowledgement: []
  }

export type SandataCall = {
  CallExternalID: string
  CallDateTime: string
  CallAssignment: 'Time In' | 'Time Out'
  GroupCode: null
  CallType: 'Mobile' | 'Telephony' | 'FVV' | 'Manual'
  ProcedureCode: string | null
  ClientIdentifierOnCall: null
  MobileLogin: string | null
  CallLatitude: number | null
  CallLongitude: number | null
  TelephonyPIN: number | null
  OriginatingPhoneNumber: string | null
  /** 1 home, 2 community. */
  VisitLocationType: '1' | '2'
}

export type SandataChange = {
  SequenceID: string
  ChangeMadeBy: string
  ChangeDateTime: string
  GroupCode: null
  ReasonCode: string
  ChangeReasonMemo: string | null
  ResolutionCode: string | null
}

export type SandataRecord = SandataClient | SandataEmployee | SandataVisit
