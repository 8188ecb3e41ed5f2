import { codes, type VendorCode } from './vendor-code.ts'

/** MR1000 to MR1055. What they mean is in the payor's sheet alone. */
const editReasons = Array.from({ length: 56 }, (_, at): [string, null] => [`MR${1000 + at}`, null])

/** The members of these families are in the payor's sheet alone. */
export const carebridgeFamilies = {
  MR: 'edit_reason',
  ER: 'early_reason',
  EA: 'early_action',
  LR: 'late_reason',
  LA: 'late_action',
  MVR: 'missed_reason',
  MVA: 'missed_action',
  MA: 'attestation',
  VCR: 'validation',
} as const

export const carebridgeCodes: readonly VendorCode[] = [
  ...codes(
    { vendor: 'carebridge', state: 'NC', kind: 'edit_reason', source: null },
    Object.fromEntries(editReasons),
  ),
  ...codes(
    { vendor: 'carebridge', state: 'NC', kind: 'attestation', source: null },
    {
      MA1000: null,
    },
  ),
  ...codes(
    { vendor: 'carebridge', state: null, kind: 'validation', source: 'published' },
    {
      VCR1001: 'Caregiver First Name is invalid',
      VCR1002: 'Caregiver Last Name is invalid',
      VCR1003: 'Caregiver License Number is invalid',
      VCR1004: 'Vendor name is not valid',
      VCR1005: 'Transaction ID is not valid',
      VCR1006: 'Transaction Date Time is not valid',
      VCR1007: 'Provider ID is not valid',
      VCR1008: 'Provider Name is not valid',
      VCR1009: 'Provider Tax Id is not valid',
      VCR1010: 'Provider NPI is not valid',
      VCR1011: 'Member First Name is not valid',
      VCR1012: 'Member Last Name is not valid',
      VCR1013: 'Member Medicaid ID is not valid',
      VCR1014: 'Appointment Start DateTime is not valid',
      VCR1015: 'Appointment End DateTime is not valid',
      VCR1016: 'EVV CheckIn DateTime is not valid',
      VCR1017: 'EVV CheckIn Method is not valid',
      VCR1018: 'EVV CheckIn Street Address is not valid',
      VCR1019: 'EVV CheckIn City is not valid',
      VCR1020: 'EVV CheckIn State is not valid',
      VCR1021: 'EVV CheckIn Zip is not valid',
      VCR1022: 'EVV CheckIn Latitude Longitude is not valid',
      VCR1023: 'EVV CheckOut DateTime is not valid',
      VCR1024: 'EVV CheckOut Method is not valid',
      VCR1025: 'EVV CheckOut Street Address is not valid',
      VCR1026: 'EVV CheckOut City is not valid',
      VCR1027: 'EVV CheckOut State is not valid',
    },
  ),
]
