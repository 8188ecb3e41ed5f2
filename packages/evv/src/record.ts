/**
 * What an agency tells EVV vendors, in one form for all of them. Instants are ISO 8601 in UTC, days are
 * YYYY-MM-DD, lengths are meters, minutes are whole. Empty values are null, never blank.
 */

/** Where an EVV vendor's account belongs to: the agency as the payor and the vendor know it. */
export type EvvProvider = {
  name: string
  /** Digits only. */
  taxId: string | null
  npi: string | null
  /** The number that the payor or the state gave the agency. */
  providerNumber: string | null
  /** IANA name, such as America/New_York. */
  timeZone: string
}

export type EvvAddress = {
  street: string
  unit: string | null
  city: string
  county: string | null
  /** Two capitals. */
  state: string
  /** Five or nine digits. */
  zip: string
  latitude: number | null
  longitude: number | null
}

/** A service as the payor bills it. */
export type EvvService = {
  procedureCode: string
  /** At most four, in order. */
  modifiers: string[]
  name: string
}

/** The payor as the vendor routes by it. */
export type EvvPayor = {
  /** The payor's number at the vendor, or its payer ID. */
  id: string
  name: string
  /** The program at the vendor; null if the account names none. */
  program: string | null
  state: string | null
}

export type EvvAgent = {
  kind: 'agent'
  id: string
  firstName: string
  lastName: string
  email: string | null
  /** Ten digits. */
  phone: string | null
  birthdate: string | null
  gender: 'male' | 'female' | 'other' | null
  hiredOn: string | null
  npi: string | null
  licenseNumber: string | null
  active: boolean
}

export type EvvClient = {
  kind: 'client'
  id: string
  firstName: string
  middleName: string | null
  lastName: string
  medicaidId: string | null
  birthdate: string | null
  /** Ten digits. */
  phone: string | null
  address: EvvAddress | null
  /** Payors that this account serves, with the services that the client gets of them. */
  payors: { payor: EvvPayor; services: EvvService[] }[]
  active: boolean
}

export type EvvMethod = 'evv' | 'fob' | 'ivr' | 'manual'

/** A check-in or check-out as it was recorded. It never changes. */
export type EvvPunch = {
  at: string
  method: EvvMethod
  latitude: number | null
  longitude: number | null
  /** Of the call, ten digits. */
  phone: string | null
}

/** Codes of the vendor for something that needs an explanation. */
export type EvvReason = { code: string | null; action: string | null; note: string | null }

export type EvvVisit = {
  kind: 'visit'
  id: string
  client: Pick<EvvClient, 'id' | 'firstName' | 'lastName' | 'medicaidId' | 'birthdate'>
  agent: Pick<
    EvvAgent,
    'id' | 'firstName' | 'lastName' | 'npi' | 'licenseNumber' | 'birthdate' | 'gender' | 'hiredOn'
  > | null
  payor: EvvPayor
  service: EvvService | null
  authorizationNumber: string | null
  diagnosisCode: string | null
  /** The day and times that were planned. */
  day: string
  scheduled: { from: string; to: string }
  checkIn: EvvPunch | null
  checkOut: EvvPunch | null
  /** The reviewed times where they differ from the recorded ones by a minute or more. */
  corrected: { checkIn: string | null; checkOut: string | null }
  place: 'home' | 'community'
  address: EvvAddress | null
  signed: boolean
  tasks: { code: string; done: boolean }[]
  /** Why times were corrected or entered by staff; null if nothing needs a reason. */
  edit: EvvReason | null
  /** Why it began late or early; null if it did not. */
  late: EvvReason | null
  early: EvvReason | null
  /** Why it was missed; null if it took place. */
  missed: EvvReason | null
  /** `worked` took place, `missed` did not, `void` must count for nothing at the vendor. */
  state: 'worked' | 'missed' | 'void'
}

export type EvvRecord = EvvAgent | EvvClient | EvvVisit
export type EvvKind = EvvRecord['kind']
